import { receivedWords as words } from '@infinite/schema/words/received.en';
import type { ReactElement, ReactNode } from 'react';
import { PhotoList } from './photo-list.tsx';
import { PlainPlayer } from './plain-player.tsx';
import type { ReceivedItem, ReceivedLetter } from './received-item.ts';
import { FileList } from './file-list.tsx';

export interface LetterProps {
  letter: ReceivedLetter;
  /** Under the names, such as when it was delivered. */
  note?: ReactNode;
  /** h1 on the recipient's page, h3 where the composer shows it. */
  heading?: 'h1' | 'h3';
  /** Draws one voice or video; the browser's own player unless told. */
  player?: (item: ReceivedItem) => ReactNode;
}

/** What was sent, as one quiet page: voices first, then the letter, then what came with it. */
export function Letter({ letter, note, heading: Heading = 'h1', player }: LetterProps) {
  const playable = letter.items.filter(({ kind }) => kind === 'VOICE' || kind === 'VIDEO');
  const photos = letter.items.filter(({ kind }) => kind === 'PHOTO');
  const files = letter.items.filter(({ kind }) => kind === 'FILE');
  return (
    <article className="mx-auto flex max-w-measure flex-col gap-10 text-lg text-ink">
      <header>
        <p className="m-0">{words.for(letter.to)}</p>
        {letter.title === '' ? null : (
          <Heading className="m-0 mt-2 font-serif text-3xl leading-tight font-medium sm:text-4xl">
            {letter.title}
          </Heading>
        )}
        <p className="m-0 mt-3">{words.from(letter.from)}</p>
        {note ? <div className="mt-1 text-base text-ink-soft">{note}</div> : null}
      </header>
      {playable.map((item) => (
        <Recorded key={item.id} item={item} player={player} />
      ))}
      {letter.body.trim() === '' ? null : <Words body={letter.body} />}
      {photos.length > 0 ? <PhotoList photos={photos} /> : null}
      {files.length > 0 ? <FileList files={files} /> : null}
    </article>
  );
}

function Recorded({ item, player }: { item: ReceivedItem; player: LetterProps['player'] }) {
  return (
    <figure className="m-0 break-inside-avoid">
      {item.title === '' ? null : (
        <figcaption className="mb-3 font-serif text-xl">{item.title}</figcaption>
      )}
      {!item.ready ? (
        <p className="m-0 text-ink-soft">{words.preparing}</p>
      ) : player === undefined ? (
        <PlainPlayer item={item} />
      ) : (
        player(item)
      )}
      {item.note ? <p className="m-0 mt-3 whitespace-pre-wrap">{item.note}</p> : null}
    </figure>
  );
}

/** Lines as they were written; what is empty between them makes a paragraph. */
function Words({ body }: { body: string }): ReactElement {
  return (
    <div className="font-serif text-xl leading-relaxed">
      {body
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="m-0 mb-[1em] whitespace-pre-wrap last:mb-0">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
