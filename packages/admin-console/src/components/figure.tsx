import { figureWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { BarChart } from './bar-chart.tsx';
import type { FigurePoint } from './figure-point.ts';

export interface FigureProps {
  title: string;
  points: readonly FigurePoint[];
  total: number;
  /** How a value is written: a count, or money. */
  format: (value: number) => string;
  /** Absent where the role may not export. */
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
}

/** One series of figures: a chart that is also a table and a file. */
export function Figure(props: FigureProps) {
  const { title, points, total, format } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-rule bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="m-0 text-lg">
          {title}
        </h3>
        <p className="m-0 text-sm text-ink-soft tabular-nums">{words.total(format(total))}</p>
      </div>
      <div className="mt-3">
        {asTable ? <FigureTable {...props} /> : <BarChart points={points} format={format} />}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div role="group" aria-label={words.as(title)} className="flex gap-1">
          <Choice chosen={!asTable} onChoose={() => setAsTable(false)}>
            <Icon as={ChartColumn} />
            {words.chart}
          </Choice>
          <Choice chosen={asTable} onChoose={() => setAsTable(true)}>
            <Icon as={Table2} />
            {words.table}
          </Choice>
        </div>
        {props.onDownload ? (
          <Button
            size="sm"
            variant="quiet"
            className="ms-auto"
            pending={props.downloading}
            onClick={props.onDownload}
            aria-label={words.csvOf(title)}
          >
            <Icon as={Download} />
            {words.csv}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Choice(props: { chosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <Button
      size="sm"
      variant={props.chosen ? 'secondary' : 'quiet'}
      aria-pressed={props.chosen}
      onClick={props.onChoose}
    >
      {props.children}
    </Button>
  );
}

function FigureTable({ title, points, format }: FigureProps) {
  return (
    <div
      role="region"
      aria-label={title}
      // Scrolls by keyboard too.
      tabIndex={0}
      className="max-h-64 overflow-auto"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="only-read-aloud">{title}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="py-1 text-start font-semibold">
              {words.from}
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }) => (
            <tr key={label} className="border-t border-rule">
              <th scope="row" className="py-1 text-start font-normal">
                {label}
              </th>
              <td className="py-1 text-end tabular-nums">{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
