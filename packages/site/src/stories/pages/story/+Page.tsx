import { Badge } from '@infinite/ui/badge';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ChapterReading } from '#stories/components/chapter-reading.tsx';
import { PrintStory } from '#stories/components/print-story.tsx';
import { editStoryPath, storiesPath } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';
import type { Data } from './+data.ts';

/** From so many chapters on a list of them helps. */
const many = 3;

/** A story as its readers read and hear it. */
export function Page(): ReactElement {
  const story = useData<Data>();
  const { id, title, introduction, published, by, mayChange, chapters } = story;
  return (
    <div className="page-column pb-20">
      <article className="mx-auto max-w-measure">
        <PageHeading
          title={title}
          above={
            <a className="link" href={storiesPath}>
              {words.back}
            </a>
          }
          lead={
            <span className="flex flex-wrap items-center gap-3">
              {by ? <span>{words.by(by)}</span> : null}
              {published ? null : <Badge tone="amber">{words.draft}</Badge>}
            </span>
          }
          actions={
            mayChange ? <LinkButton href={editStoryPath(id)}>{words.edit}</LinkButton> : undefined
          }
        />
        {introduction ? (
          <p className="mt-0 font-serif text-xl whitespace-pre-line text-ink-soft italic wrap-anywhere">
            {introduction}
          </p>
        ) : null}
        {chapters.length >= many ? (
          <nav aria-label={words.contents} className="my-8 border-y border-rule py-4">
            <ol className="m-0 pl-6">
              {chapters.map((chapter) => (
                <li key={chapter.id} className="py-1">
                  <a className="link wrap-anywhere" href={`#chapter-${chapter.id}`}>
                    {chapter.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        {chapters.length === 0 ? (
          <EmptyState title={words.noChapters}>
            {mayChange ? words.noChaptersHint : null}
          </EmptyState>
        ) : null}
        {chapters.map((chapter, at) => (
          <ChapterReading key={chapter.id} chapter={chapter} number={at + 1} />
        ))}
        <PrintStory story={story} />
      </article>
    </div>
  );
}
