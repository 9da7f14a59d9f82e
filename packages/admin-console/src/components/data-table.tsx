import { consoleTableWords as words } from '#components/components.en.ts';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { moveAmongRows } from './move-among-rows.ts';
import { useOpenedRow } from './opened-rows.ts';
import { RowLink } from './row-link.tsx';
import { PageChoice, RowBox, type RowChoice } from './row-choice.tsx';
import { SortHeader } from './sort-controls.tsx';
import type { TableColumn, TableState } from './table-column.ts';
import { TablePages } from './table-pages.tsx';
import { TableToolbar, type TableFilters, type ToolbarPanel } from './table-toolbar.tsx';
import type { PageSize } from './use-page-size.ts';
import type { TablePlace } from './use-table-place.ts';
import { useTableView, type TableView } from './use-table-view.ts';

export interface DataTableProps<Row> {
  /** What the table lists, read aloud. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the first cell a link that opens the row; the arrow keys go from row to row. */
  linkOf?: (row: Row) => PlaceLink;
  state: TableState;
  onRetry: () => void;
  place: TablePlace;
  searchLabel?: string;
  filters?: TableFilters;
  /** Small buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** Relay's; null when there is no further page. */
  endCursor: string | null;
  /** The number of rows in words, such as 'about 100,000 users'. */
  summary?: string;
  emptyTitle?: string;
  emptyText?: string;
  /** Another panel of the toolbar, such as saved views. */
  panel?: ToolbarPanel;
  /** Boxes before the rows, and what can be done with those that are chosen. */
  choice?: RowChoice<Row>;
  /** Between the toolbar and the rows. */
  notice?: ReactNode;
  pageSize?: PageSize;
}

/**
 * A list of cursor pages: search, sort and filters on the server. Rows become cards on a narrow
 * screen, with the same roles, so that they are still read as a table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <ViewedTable {...props} view={useTableView(props.label, props.columns)} />;
}

/** The same for a list that keeps its view elsewhere, too. */
export function ViewedTable<Row>(props: DataTableProps<Row> & { view: TableView<Row> }) {
  const { columns, rows, state, place, view } = props;
  return (
    <div>
      <TableToolbar
        columns={columns}
        place={place}
        view={view}
        searchLabel={props.searchLabel}
        filters={props.filters}
        actions={props.actions}
        panel={props.panel}
      />
      {props.notice}
      {state === 'failed' || state === 'offline' ? (
        <Trouble offline={state === 'offline'} onRetry={props.onRetry} />
      ) : null}
      {rows.length > 0 ? <Rows {...props} columns={view.columns} dense={view.dense} /> : null}
      {rows.length === 0 && state === 'ready' ? (
        <EmptyState title={props.emptyTitle ?? words.emptyTitle}>
          {props.emptyText ?? words.emptyText}
        </EmptyState>
      ) : null}
      {rows.length === 0 && state === 'loading' ? (
        <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
          <Spinner className="text-accent" />
          {words.loading}
        </p>
      ) : null}
      <TablePages
        place={place}
        endCursor={props.endCursor}
        summary={props.summary ?? words.shown(rows.length)}
        busy={state === 'loading'}
        pageSize={props.pageSize}
      />
    </div>
  );
}

function Trouble({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  return (
    <div className="pb-4">
      <ErrorState
        title={offline ? words.offlineTitle : words.failedTitle}
        onRetry={onRetry}
        retryLabel={words.retry}
      >
        {offline ? words.offlineText : words.failedText}
      </ErrorState>
    </div>
  );
}

function Rows<Row>(props: DataTableProps<Row> & { dense: boolean }) {
  const { label, columns, rows, rowKey, linkOf, place, state, dense, choice } = props;
  const region = useRef<HTMLDivElement>(null);
  const openedRow = useOpenedRow(label, region);
  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      // Scrolls by keyboard too.
      tabIndex={0}
      aria-busy={state === 'loading'}
      className="overflow-auto sm:max-h-[75vh] rounded-md border border-rule"
    >
      <table className="w-full border-collapse text-sm max-sm:block" onKeyDown={moveAmongRows}>
        <caption className="only-read-aloud">{label}</caption>
        <thead className="sticky top-0 z-10 bg-sunk max-sm:hidden">
          <tr>
            {choice ? (
              <th scope="col" className="w-8 ps-3 text-start">
                <PageChoice rows={rows} choice={choice} />
              </th>
            ) : null}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} place={place} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={clsx(
                'border-t border-rule hover:bg-sunk max-sm:block max-sm:px-3 max-sm:py-2',
                rowKey(row) === openedRow && 'bg-sunk shadow-[inset_4px_0_0_var(--color-accent)]',
              )}
            >
              {choice ? (
                <td className="w-8 ps-3 align-middle max-sm:float-start max-sm:block max-sm:py-2 max-sm:ps-0 max-sm:pe-3">
                  <RowBox row={row} choice={choice} />
                </td>
              ) : null}
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  data-label={column.header}
                  className={clsx(
                    'px-3 align-middle',
                    dense ? 'py-0' : 'py-1.5',
                    'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0',
                    'max-sm:before:shrink-0 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]',
                    column.figures && 'text-end tabular-nums',
                  )}
                >
                  {index === 0 && linkOf ? (
                    <RowLink link={linkOf(row)} table={label} rowKey={rowKey(row)}>
                      {column.cell(row)}
                    </RowLink>
                  ) : (
                    <div className="max-w-96 min-w-0 wrap-break-word max-sm:text-end max-sm:wrap-anywhere">
                      {column.cell(row)}
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
