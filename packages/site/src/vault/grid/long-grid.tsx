import { useWindowVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { VaultFilter } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import { blocksInView } from './blocks-in-view.ts';
import type { GridBlocks, GridItem } from './grid-blocks.ts';
import { itemByKey } from './grid-keys.ts';
import {
  gridGap,
  headingHeight,
  monthAt,
  placeOf,
  rowAt,
  rowOf,
  type GridLayout,
} from './grid-layout.ts';
import { GridRow } from './grid-row.tsx';
import { LoadProblem } from './load-problem.tsx';
import { Scrubber } from './scrubber.tsx';

export interface LongGridProps {
  readonly layout: GridLayout;
  readonly blocks: GridBlocks;
  readonly filter: VaultFilter;
  /** Pixels from the top of the page to the grid. */
  readonly top: number;
  readonly selected: ReadonlySet<string> | null;
  /** An item that stood in the viewer last: it gets the focus. */
  readonly returnTo: string | null;
  /** Where the page begins: '1987-06', '1987', or null for the latest. */
  readonly from: string | null;
  readonly onOpen: (item: GridItem) => void;
  readonly onSelect: (item: GridItem, number: number, isRange: boolean) => void;
  /** The month at the top of the window; null at the very top. */
  readonly onMonth: (month: string | null) => void;
}

/** The whole grid, of which only what is near the window is drawn. */
export function LongGrid(props: LongGridProps): ReactElement {
  const { layout, blocks, filter, top, selected, returnTo, from, onOpen, onSelect, onMonth } =
    props;
  const version = useSyncExternalStore(blocks.subscribe, blocks.version, blocks.version);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  /** Waits until the tile is drawn. */
  const focusNext = useRef<number | null>(null);
  const activeRow = active === null ? null : rowOf(layout, active);
  const virtualizer = useWindowVirtualizer({
    count: layout.rowCount,
    estimateSize: (index) =>
      rowAt(layout, index)?.kind === 'heading' ? headingHeight : layout.tile + gridGap,
    overscan: 3,
    scrollMargin: top,
    useFlushSync: false,
    // The focused tile stays, so that the focus does.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return activeRow === null || rows.includes(activeRow)
        ? rows
        : [...rows, activeRow].toSorted((one, other) => one - other);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const inView = drawn.map(({ index }) => index);
  useEffect(() => blocks.want(blocksInView(layout, inView)));
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout]);

  const begin = useRef(from);
  useLayoutEffect(() => {
    if (begin.current === null) return;
    const start = layout.months.find(({ month }) => month <= `${begin.current}~`);
    begin.current = null;
    if (start) scrollTo(0, top + start.top);
  }, [layout, top]);

  /** Waits until it is read: an edit in the viewer makes the grid read its items again. */
  const returning = useRef<string | null>(null);
  useEffect(() => {
    returning.current = returnTo;
  }, [returnTo]);
  const comeBack = useEffectEvent(() => {
    const place = returning.current === null ? undefined : blocks.placeOf(returning.current);
    const month = layout.months.find((known) => known.month === place?.month);
    if (!place || !month) return;
    returning.current = null;
    focusNext.current = month.firstItem + place.at;
    setActive(focusNext.current);
    virtualizer.scrollToIndex(rowOf(layout, focusNext.current), { align: 'auto' });
  });
  useEffect(() => comeBack(), [returnTo, version, layout]);

  useEffect(() => {
    if (focusNext.current === null) return;
    const tile = list.current?.querySelector<HTMLElement>(`[data-item="${focusNext.current}"]`);
    if (!tile) return;
    tile.focus({ preventScroll: true });
    // What stands for it until it is read goes; then the tile itself is focused.
    if (tile.matches('a, button')) focusNext.current = null;
  });

  const current = placeAtTop(layout, (virtualizer.scrollOffset ?? 0) - top);
  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (!isScrolling) onMonth(scrollY < top ? null : current);
  }, [isScrolling, current, top, onMonth]);

  const itemOf = (target: EventTarget): { number: number; item: GridItem | undefined } | null => {
    const tile = target instanceof Element ? target.closest('[data-item]') : null;
    if (!tile) return null;
    const number = Number(tile.getAttribute('data-item'));
    const place = placeOf(layout, number);
    return { number, item: place && blocks.itemAt(place.month.month, place.at) };
  };
  const onClick = (event: MouseEvent) => {
    const pressed = itemOf(event.target);
    if (!pressed?.item || event.ctrlKey || event.metaKey || event.altKey) return;
    if (selected) onSelect(pressed.item, pressed.number, event.shiftKey);
    else if (event.shiftKey) return;
    else onOpen(pressed.item);
    setActive(pressed.number);
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = itemOf(event.target);
    const page = Math.max(1, Math.floor(innerHeight / (layout.tile + gridGap)) - 1);
    const next = at && itemByKey(event.key, at.number, layout, page);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    focusNext.current = next;
    virtualizer.scrollToIndex(rowOf(layout, next), { align: 'auto' });
  };
  const reached = reachedIn(layout, inView, active);

  return (
    <>
      <p className="only-read-aloud">{words.keys}</p>
      <div
        ref={(element) => {
          list.current = element;
          if (element) element.style.height = `${layout.height}px`;
        }}
        role="presentation"
        className="relative"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          returning.current = null;
          const focused = itemOf(event.target);
          if (focused) setActive(focused.number);
        }}
      >
        {drawn.map(({ index, start }) => (
          <div
            key={index}
            ref={(element) => {
              if (element) element.style.transform = `translateY(${start - top}px)`;
            }}
            className="absolute inset-x-0 top-0"
          >
            <GridRow
              layout={layout}
              index={index}
              blocks={blocks}
              version={version}
              filter={filter}
              reached={reached !== null && rowOf(layout, reached) === index ? reached : null}
              selected={selected}
            />
          </div>
        ))}
      </div>
      <Scrubber layout={layout} top={top} offset={(virtualizer.scrollOffset ?? 0) - top} />
      {blocks.failed ? <LoadProblem onAgain={() => blocks.retry()} /> : null}
    </>
  );
}

/** The month whose row stands at the top of the window. */
function placeAtTop(layout: GridLayout, offset: number): string | null {
  return offset + 1 < 0 ? null : monthAt(layout, offset + 1)?.month || null;
}

/** The tile that the tab key reaches: the one that was focused last, or else the first in view. */
function reachedIn(
  layout: GridLayout,
  rows: readonly number[],
  active: number | null,
): number | null {
  if (active !== null && active < layout.itemCount && rows.includes(rowOf(layout, active))) {
    return active;
  }
  for (const index of rows) {
    const row = rowAt(layout, index);
    if (row?.kind === 'tiles') return row.firstItem;
  }
  return null;
}
