import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { MakeStory } from '#stories/components/make-story.tsx';
import { StoryCard } from '#stories/components/story-card.tsx';
import { storiesPath } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';
import { useMayMakeStories } from '#stories/use-may-make.ts';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { nextPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** The stories of the family, the drafts of the member among them, and a way to a new one. */
export function Page(): ReactElement {
  const { nodes, pageInfo } = useData<Data>().stories;
  const mayMake = useMayMakeStories();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        actions={<MakeStory variant="primary" />}
      />
      <VaultPlaces current={storiesPath} />
      {nodes.length === 0 ? (
        <EmptyState title={words.empty}>{mayMake ? words.emptyHint : words.emptyViewer}</EmptyState>
      ) : (
        <ul className="m-0 grid list-none grid-cols-1 gap-x-8 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {nodes.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p className="mt-10">
          <LinkButton href={nextPath(storiesPath, pageInfo.endCursor)}>{words.more}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
