import { figureWords as words } from '#components/components.en.ts';
import { PlainTable } from '#components/plain-table.tsx';
import type { TableColumn } from '#components/table-column.ts';
import type { FigurePoint } from './figure-point.ts';

/** What the chart draws, as a table. */
export function FigureTable(props: {
  title: string;
  points: readonly FigurePoint[];
  format: (value: number) => string;
}) {
  const { title, points, format } = props;
  const columns: readonly TableColumn<FigurePoint>[] = [
    { key: 'from', header: words.from, cell: ({ label }) => label, namesRow: true },
    { key: 'value', header: title, cell: ({ value }) => format(value), figures: true },
    {
      key: 'before',
      header: words.before,
      cell: ({ before }) => <span className="text-ink-soft">{format(before.value)}</span>,
      figures: true,
    },
  ];
  return (
    <PlainTable
      beside
      label={title}
      columns={columns}
      rows={points}
      rowKey={({ label }) => label}
    />
  );
}
