import type { StoryCardFragment } from '@infinite/schema/generated/graphql';
import { Badge } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { storyPath } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';
import { ItemPicture } from '#vault/components/item-picture.tsx';

/** A story in the list of them, as the front of a book. */
export function StoryCard({ story }: { story: StoryCardFragment }): ReactElement {
  const { id, title, introduction, published, by, chapterCount, cover } = story;
  return (
    <li className="min-w-0">
      <a href={storyPath(id)} className="block text-ink no-underline">
        <span className="mb-3 block aspect-3/2 w-full">
          {cover ? (
            <ItemPicture item={cover} />
          ) : (
            <span className="flex size-full items-center justify-center rounded-sm bg-sunk">
              <Icon as={BookOpen} className="size-8 text-ink-soft" />
            </span>
          )}
        </span>
        <span className="block font-serif text-xl wrap-anywhere">{title}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{words.chapters(chapterCount)}</span>
          {by ? <span>{words.by(by)}</span> : null}
          {published ? null : <Badge tone="amber">{words.draft}</Badge>}
        </span>
        {introduction ? (
          <span className="mt-2 line-clamp-3 text-ink-soft wrap-anywhere">{introduction}</span>
        ) : null}
      </a>
    </li>
  );
}
