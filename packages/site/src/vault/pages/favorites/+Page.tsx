import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { favoriteWords as words } from '#vault/marks/favorites.en.ts';
import { favoritesPath, nextPath, timelinePath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** What the member marked for themselves. */
export function Page(): ReactElement {
  const { nodes, pageInfo } = useData<Data>().favorites;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={favoritesPath} />
      {nodes.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={<LinkButton href={timelinePath}>{words.toTimeline}</LinkButton>}
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        <ItemGrid items={nodes} />
      )}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p className="mt-8">
          <LinkButton href={nextPath(favoritesPath, pageInfo.endCursor)}>{words.more}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
