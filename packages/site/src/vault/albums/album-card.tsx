import type { AlbumPartsFragment } from '@infinite/schema/generated/graphql';
import { Icon } from '@infinite/ui/icon';
import { Images } from 'lucide-react';
import type { ReactElement } from 'react';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import { albumPath } from '#vault/paths.ts';
import { albumWords as words } from './albums.en.ts';

/** An album in the list of them: its cover, its title, how much is in it. */
export function AlbumCard({ album }: { album: AlbumPartsFragment }): ReactElement {
  const { id, title, count, cover } = album;
  return (
    <li className="w-36 sm:w-48">
      <a href={albumPath(id)} className="block text-ink no-underline">
        <span className="mb-2 block size-36 sm:size-48">
          {cover ? (
            <ItemPicture item={cover} />
          ) : (
            <span className="flex size-full items-center justify-center rounded-sm bg-sunk">
              <Icon as={Images} />
            </span>
          )}
        </span>
        <span className="block [overflow-wrap:anywhere]">{title}</span>
        <span className="block text-sm text-ink-soft">{words.count(count)}</span>
      </a>
    </li>
  );
}
