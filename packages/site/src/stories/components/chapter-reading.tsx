import type { ReactElement } from 'react';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import type { ShownChapter } from '#stories/load-story.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';

/** One chapter: its voice, its words, its pictures. */
export function ChapterReading(props: { chapter: ShownChapter; number: number }): ReactElement {
  const { chapter, number } = props;
  const { id, title, text, voice } = chapter;
  const pictures = chapter.pictures.filter(({ recording }) => recording.state === 'READY');
  return (
    <section aria-labelledby={`chapter-${id}`} className="mt-14">
      <p aria-hidden className="m-0 font-serif text-lg text-amber-ink">
        {number}
      </p>
      <h2
        id={`chapter-${id}`}
        className="mt-1 mb-5 scroll-mt-24 text-2xl wrap-anywhere sm:text-3xl"
      >
        {title}
      </h2>
      {voice ? <Voice voice={voice} /> : null}
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, at) => (
          <p
            // Paragraphs are never moved while they are read.
            key={at}
            className="mt-5 mb-0 font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere"
          >
            {paragraph}
          </p>
        ))}
      {pictures.map(({ caption, recording }) => (
        <figure key={recording.id} className="mx-0 mt-8 mb-0">
          <img
            src={recording.url}
            alt={caption || recording.title}
            loading="lazy"
            {...(recording.forms
              ? { width: recording.forms.width, height: recording.forms.height }
              : {})}
            className="mx-auto block h-auto max-h-[80vh] max-w-full rounded-sm object-contain"
          />
          {caption ? (
            <figcaption className="mt-2 text-center text-sm text-ink-soft wrap-anywhere">
              {caption}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </section>
  );
}

function Voice({ voice }: { voice: NonNullable<ShownChapter['voice']> }): ReactElement {
  const { state, kind } = voice;
  if (state === 'PROCESSING' || state === 'UPLOADING') return <p>{words.preparing}</p>;
  if (state === 'FAILED' || (kind !== 'VOICE' && kind !== 'VIDEO')) {
    return <p>{words.notPlayable}</p>;
  }
  return <RecordingPlayer recording={{ ...voice, kind }} />;
}
