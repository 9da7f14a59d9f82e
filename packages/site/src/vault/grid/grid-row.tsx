import { memo, type ReactElement } from 'react';
import type { VaultFilter } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { GridBlocks } from './grid-blocks.ts';
import { placeOf, rowAt, type GridLayout } from './grid-layout.ts';
import { sectionWords } from './grid-sections.ts';
import { GridTile } from './grid-tile.tsx';

interface GridRowProps {
  readonly layout: GridLayout;
  readonly index: number;
  readonly blocks: GridBlocks;
  /** Of the blocks; another one draws the row again. */
  readonly version: number;
  readonly filter: VaultFilter;
  /** The number of the tile that the tab key reaches, if it is in this row. */
  readonly reached: number | null;
  /** Null while nothing is being selected. */
  readonly selected: ReadonlySet<string> | null;
}

/** A heading or a row of tiles. What has not been read yet keeps its room. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement | null {
  const { layout, index, blocks, filter, reached, selected } = props;
  const row = rowAt(layout, index);
  if (!row) return null;
  if (row.kind === 'heading') {
    return (
      <h2 className="m-0 flex h-16 items-end gap-3 pb-2 text-lg">
        {sectionWords(row.section.months) || words.noDate}
        <span className="pb-0.5 font-sans text-sm font-normal text-ink-soft">
          {words.count(row.section.count)}
        </span>
      </h2>
    );
  }
  return (
    <ul className="m-0 flex list-none gap-1 p-0">
      {Array.from({ length: row.count }, (_, column) => {
        const number = row.firstItem + column;
        const place = placeOf(layout, number);
        const item = place && blocks.itemAt(place.month.month, place.at);
        return (
          <li key={number} ref={(element) => sizeTile(element, layout.tile)}>
            {item ? (
              <GridTile
                item={item}
                filter={filter}
                number={number}
                isReached={number === reached}
                isSelected={selected?.has(item.id)}
              />
            ) : (
              <span
                data-item={number}
                tabIndex={-1}
                role="img"
                aria-label={words.loading}
                className="block size-full rounded-sm bg-sunk"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** Measured sizes are set by the script: the Content-Security-Policy refuses them in the markup. */
function sizeTile(element: HTMLElement | null, size: number): void {
  if (!element) return;
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
}
