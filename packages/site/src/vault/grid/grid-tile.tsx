import { clockLength } from '#recordings/recorder.en.ts';
import { Icon } from '@infinite/ui/icon';
import { Check, File, Image, Mic, Video } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { FilmMark } from '#vault/components/film-mark.tsx';
import { Placeholder } from '#vault/components/placeholder.tsx';
import { useMoving } from '#vault/grid/use-moving.ts';
import { vaultItemPath, type VaultFilter } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { GridItem } from './grid-blocks.ts';

const icons = { VOICE: Mic, VIDEO: Video, PHOTO: Image, FILE: File } as const;
const tileStyle =
  'relative block size-full overflow-hidden rounded-sm bg-sunk p-0 text-ink no-underline';

interface GridTileProps {
  readonly item: GridItem;
  readonly filter: VaultFilter;
  /** Its number in the grid, by which keys and presses find it. */
  readonly number?: number;
  /** The tab key reaches one tile; from there the arrow keys move. */
  readonly isReached?: boolean;
  /** Undefined while nothing is being selected. */
  readonly isSelected?: boolean | undefined;
}

/** One item: a link that opens it, or a box to check while items are selected. */
export function GridTile(props: GridTileProps): ReactElement {
  const { item, filter, number, isReached = true, isSelected } = props;
  const { id, kind, title } = item;
  const [isMoving, moves] = useMoving(item);
  const shared = {
    'data-item': number,
    tabIndex: isReached ? 0 : -1,
    // A name of the kind alone says nothing; a title alone does not say what it is.
    // What the tile shows is part of it, so that it can be said to a voice control.
    'aria-label': `${words.kinds[kind]}: ${[title, lengthOf(item)].filter(Boolean).join(' ')}`,
    className: tileStyle,
    ...moves,
  };
  if (isSelected === undefined) {
    return (
      <a href={vaultItemPath(id, filter)} {...shared}>
        <TileFace item={item} isMoving={isMoving} />
      </a>
    );
  }
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      {...shared}
      className={`${tileStyle} cursor-pointer border-0 ${isSelected ? 'outline-4 -outline-offset-4 outline-accent' : ''}`}
    >
      <TileFace item={item} isMoving={isMoving} />
      <span
        aria-hidden="true"
        className={`absolute top-1 left-1 flex size-7 items-center justify-center rounded-full border-2 ${
          isSelected ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-raised'
        }`}
      >
        {isSelected ? <Icon as={Check} className="size-4" /> : null}
      </span>
    </button>
  );
}

function TileFace({ item, isMoving }: { item: GridItem; isMoving: boolean }): ReactElement {
  const { kind, title, forms } = item;
  const length = lengthOf(item);
  if (forms) {
    return (
      <>
        <Placeholder hash={forms.placeholder} />
        <img
          src={forms.smallUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          // The placeholder says more than a broken picture.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className="absolute inset-0 size-full object-cover"
        />
        {isMoving && forms.previewUrl ? (
          <img
            src={forms.previewUrl}
            alt=""
            draggable={false}
            data-preview
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
            className="absolute inset-0 size-full object-cover"
          />
        ) : null}
        {kind === 'VIDEO' ? <FilmMark length={length} /> : null}
      </>
    );
  }
  return (
    <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center">
      <Icon
        as={icons[kind]}
        className={kind === 'VOICE' ? 'size-7 text-amber-ink' : 'size-7 text-ink-soft'}
      />
      <span className="line-clamp-2 text-sm leading-tight [overflow-wrap:anywhere]">{title}</span>{' '}
      {length ? <Small>{length}</Small> : null}
    </span>
  );
}

function lengthOf({ durationMs }: GridItem): string {
  return durationMs ? clockLength(durationMs) : '';
}

function Small({ children }: { children: ReactNode }): ReactElement {
  return <span className="text-xs text-ink-soft tabular-nums">{children}</span>;
}
