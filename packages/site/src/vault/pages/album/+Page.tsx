import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { AlbumEditor } from '#vault/albums/album-editor.tsx';
import { albumWords as words } from '#vault/albums/albums.en.ts';
import { ArrangeItems } from '#vault/albums/arrange-items.tsx';
import { DeleteAlbum } from '#vault/albums/delete-album.tsx';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { albumPath, albumsPath, nextPath, timelinePath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** One album: what is in it, and for who may change it, its title, its order and its items. */
export function Page(): ReactElement {
  const { album: first, items, isWithin } = useData<Data>();
  const [album, setAlbum] = useState(first);
  const [nodes, setNodes] = useState(items.nodes);
  const [arranging, setArranging] = useState(false);
  const { id, title, description, mayChange } = album;
  const path = albumPath(id);
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={title}
        above={
          <a className="link" href={albumsPath}>
            {words.back}
          </a>
        }
        lead={description ? <span className="whitespace-pre-line">{description}</span> : undefined}
        actions={mayChange ? <AlbumEditor album={album} onChanged={setAlbum} /> : undefined}
      />
      {isWithin ? (
        <p className="mt-0">
          <a href={path} className="link">
            {words.start}
          </a>
        </p>
      ) : null}
      {nodes.length === 0 ? (
        <EmptyState
          title={words.nothingIn}
          action={<LinkButton href={timelinePath}>{words.toTimeline}</LinkButton>}
        >
          {words.nothingInHint}
        </EmptyState>
      ) : arranging ? (
        <ArrangeItems album={album} items={nodes} onItems={setNodes} />
      ) : (
        <ItemGrid items={nodes} />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {items.pageInfo.hasNextPage && items.pageInfo.endCursor ? (
          <LinkButton href={nextPath(path, items.pageInfo.endCursor)}>{words.moreItems}</LinkButton>
        ) : null}
        {mayChange && nodes.length > 0 ? (
          <Button aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arranging ? words.arranged : words.arrange}
          </Button>
        ) : null}
        {mayChange ? <DeleteAlbum album={album} /> : null}
      </div>
    </div>
  );
}
