import { execute } from '@infinite/api-client/execute';
import { VaultMonthsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import type { VaultFilter } from '#vault/paths.ts';
import { groupsOf } from '#vault/timeline-groups.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import { LateViewer } from '#vault/viewer/late-viewer.tsx';
import { blocksOf } from './block-source.ts';
import { FilterLinks } from './filter-links.tsx';
import { FirstScreen } from './first-screen.tsx';
import { GridBlocks, type GridItem } from './grid-blocks.ts';
import { layoutOf } from './grid-layout.ts';
import type { CountedMonth } from './grid-sections.ts';
import { LongGrid } from './long-grid.tsx';
import { rememberMonth } from './remember-month.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { useOpenItem } from './use-open-item.ts';
import { useWidth } from './use-width.ts';
import { kindsOf, monthsOf } from './vault-filter.ts';

interface VaultGridProps {
  readonly filter: VaultFilter;
  /** The first page of items, which the server drew. */
  readonly items: readonly GridItem[];
  readonly months: readonly CountedMonth[];
  readonly endCursor: string | null;
  /** The month that the page begins with; null for the latest. */
  readonly from: string | null;
}

/** Everything that the family keeps, as a grid to scroll, to jump in, to open and to select from. */
export function VaultGrid(props: VaultGridProps): ReactElement {
  const { filter, items, endCursor, from } = props;
  const [months, setMonths] = useState(props.months);
  const [blocks] = useState(() => seeded(filter, props));
  const room = useRef<HTMLDivElement>(null);
  const measured = useWidth(room);
  const width = measured?.width ?? null;
  const layout = useMemo(() => (width === null ? null : layoutOf(months, width)), [months, width]);
  const { opened, open, show, close, returnTo } = useOpenItem(filter);
  const selection = useSelection(layout, blocks);
  const onMonth = useCallback((month: string | null) => rememberMonth(month), []);

  const changed = useCallback(async () => {
    const { timelineMonths } = await execute(VaultMonthsDocument, { kinds: kindsOf(filter) });
    setMonths(monthsOf(filter, timelineMonths));
    blocks.clear();
  }, [blocks, filter]);

  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-x-4">
        <FilterLinks current={filter} />
        {layout && !selection.items ? (
          <Button variant="quiet" size="sm" onClick={selection.begin}>
            {words.select}
          </Button>
        ) : null}
      </div>
      <div className="@container relative pr-10 lg:pr-14">
        <div ref={room}>
          {layout && measured ? (
            <LongGrid
              layout={layout}
              blocks={blocks}
              filter={filter}
              top={measured.top}
              selected={selection.ids}
              returnTo={returnTo}
              from={from}
              onOpen={open}
              onSelect={selection.toggle}
              onMonth={onMonth}
            />
          ) : (
            <FirstScreen filter={filter} items={items} months={months} endCursor={endCursor} />
          )}
        </div>
      </div>
      {selection.items ? (
        <SelectionBar items={selection.items} onEnd={selection.end} onChanged={changed} />
      ) : null}
      <LateViewer
        id={opened}
        kinds={kindsOf(filter)}
        onShow={show}
        onClose={close}
        onChanged={changed}
      />
    </>
  );
}

/** Blocks that begin with what the page brought. What begins within a month cannot be placed. */
function seeded(filter: VaultFilter, { items, months, from }: VaultGridProps): GridBlocks {
  const blocks = new GridBlocks(blocksOf(kindsOf(filter)));
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  for (const [at, { month, items: known }] of groupsOf(items).entries()) {
    const count = counts.get(month) ?? 0;
    // The first may have begun on the page before, where the address has a cursor.
    if (at > 0 || from !== null || months[0]?.month === month) {
      blocks.seed(month, known, known.length >= count);
    }
  }
  return blocks;
}
