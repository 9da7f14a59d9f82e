import { mayInFamily } from '@infinite/schema/catalogue/families';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { AlbumCard } from '#vault/albums/album-card.tsx';
import { albumWords as words } from '#vault/albums/albums.en.ts';
import { NewAlbum } from '#vault/albums/new-album.tsx';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { albumsPath, nextPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** The albums of the family, and a way to a new one. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const { nodes, pageInfo } = useData<Data>().albums;
  if (!viewer) return null;
  const mayMake = mayInFamily(roleNames[viewer.familyRole], 'addRecordings');
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={albumsPath} />
      {nodes.length === 0 ? (
        <EmptyState title={words.empty}>{mayMake ? words.emptyHint : words.emptyViewer}</EmptyState>
      ) : (
        <ul className="m-0 mb-10 flex list-none flex-wrap gap-6 p-0">
          {nodes.map((album) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p>
          <LinkButton href={nextPath(albumsPath, pageInfo.endCursor)}>{words.more}</LinkButton>
        </p>
      ) : null}
      {mayMake ? <NewAlbum /> : null}
    </div>
  );
}
