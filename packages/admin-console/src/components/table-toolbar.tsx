import { consoleTableWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { Columns3, ListFilter, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { SortSelect } from './sort-controls.tsx';
import type { TableColumn } from './table-column.ts';
import { TableSearch } from './table-search.tsx';
import { TableViewChoices } from './table-view-choices.tsx';
import type { TablePlace } from './use-table-place.ts';
import type { TableView } from './use-table-view.ts';

export interface TableFilters {
  /** In the line from 1024 px, folded below. */
  readonly inLine: ReactNode;
  /** Folded at every width. */
  readonly folded?: ReactNode;
  /** Their names in the address, of those in the line and of those folded. */
  readonly names: readonly string[];
  readonly foldedNames?: readonly string[];
}

/** A part of the toolbar that a button unfolds. */
export interface ToolbarPanel {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly content: ReactNode;
}

/** Controls as high as small buttons. */
const compact =
  '[&_input]:min-h-10 [&_input]:px-3 [&_input]:py-1 [&_input]:text-sm ' +
  '[&_select]:min-h-10 [&_select]:py-1 [&_select]:ps-3 [&_select]:pe-10 [&_select]:text-sm';

/** One line of search, filters and acts; what does not fit is folded below it. */
export function TableToolbar<Row>(props: {
  columns: readonly TableColumn<Row>[];
  place: TablePlace;
  view: TableView<Row>;
  searchLabel?: string;
  filters?: TableFilters;
  actions?: ReactNode;
  panel?: ToolbarPanel;
}) {
  const { columns, place, view, filters, panel } = props;
  const { names = [], foldedNames = [] } = filters ?? {};
  const used = (which: readonly string[]) => which.filter((name) => place.filter(name)).length;
  const [filtersOpen, setFiltersOpen] = useState(() => used(foldedNames) > 0);
  const [viewOpen, setViewOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const id = useId();
  const count = used([...names, ...foldedNames]);
  const hasSort = columns.some((column) => column.sortable);
  return (
    <div className={clsx(compact, 'flex flex-wrap items-center gap-2 pb-2')}>
      {props.searchLabel ? <TableSearch label={props.searchLabel} place={place} /> : null}
      {filters ? (
        <div
          id={`${id}-line`}
          className={clsx(
            'flex flex-wrap gap-2 max-lg:order-last max-lg:w-full',
            !filtersOpen && 'max-lg:hidden',
          )}
        >
          {filters.inLine}
        </div>
      ) : null}
      {filters || hasSort ? (
        <Button
          size="sm"
          className={clsx(!filters && 'sm:hidden', !filters?.folded && 'lg:hidden')}
          aria-expanded={filtersOpen}
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <Icon as={ListFilter} />
          {words.filters(count)}
        </Button>
      ) : null}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2 whitespace-nowrap">
        {panel ? (
          <Button
            size="sm"
            variant="quiet"
            title={panel.label}
            aria-expanded={panelOpen}
            aria-controls={`${id}-panel`}
            onClick={() => setPanelOpen(!panelOpen)}
          >
            <Icon as={panel.icon} />
            {/* The line has no room for one word more at 1440 px. */}
            <span className="only-read-aloud">{panel.label}</span>
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={viewOpen}
          aria-controls={`${id}-view`}
          onClick={() => setViewOpen(!viewOpen)}
        >
          <Icon as={Columns3} />
          {words.view}
        </Button>
        {props.actions}
      </div>
      {filtersOpen && (filters?.folded || hasSort) ? (
        <div
          className={clsx(
            'order-last flex w-full flex-wrap items-end gap-2',
            !filters?.folded && 'sm:hidden',
          )}
        >
          {filters?.folded}
          <SortSelect columns={columns} place={place} />
        </div>
      ) : null}
      <div id={`${id}-panel`} className="order-last w-full empty:hidden">
        {panelOpen ? panel?.content : null}
      </div>
      <div id={`${id}-view`} className="order-last w-full empty:hidden">
        {viewOpen ? <TableViewChoices columns={columns} view={view} /> : null}
      </div>
    </div>
  );
}
