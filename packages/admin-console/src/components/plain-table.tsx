import type { TableColumn } from '#components/table-column.ts';
import clsx from 'clsx';

/** A short list that is there at once: no pages, no search. */
export function PlainTable<Row>(props: {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Beside a chart: no higher than it, and without a frame of its own. */
  beside?: boolean;
}) {
  const { label, columns, rows, rowKey, beside = false } = props;
  return (
    <div
      role="region"
      aria-label={label}
      // Scrolls by keyboard too.
      tabIndex={0}
      className={clsx('overflow-auto', beside ? 'max-h-64' : 'rounded-md border border-rule')}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="only-read-aloud">{label}</caption>
        <thead className={beside ? 'sticky top-0 bg-raised' : 'bg-sunk'}>
          <tr>
            {columns.map(({ key, header, figures }) => (
              <th
                key={key}
                scope="col"
                className={clsx('px-3 py-2 font-semibold', figures ? 'text-end' : 'text-start')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-rule">
              {columns.map(({ key, cell, figures, namesRow }) => {
                const className = clsx('px-3 py-1.5', figures && 'text-end tabular-nums');
                return namesRow ? (
                  <th key={key} scope="row" className={clsx(className, 'text-start font-normal')}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
