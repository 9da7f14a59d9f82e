import { growthSources } from '@infinite/schema/catalogue/growth';
import { dateWords } from '@infinite/schema/words/dates.en';
import { funnelWords as words } from '@infinite/schema/words/growth.en';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { PlainTable } from '#components/plain-table.tsx';
import { sumsOf, type FunnelRow, type FunnelStep } from './sums.ts';

interface Line {
  readonly name: string;
  readonly sums: readonly number[];
}

interface Reach {
  readonly steps: readonly FunnelStep[];
  readonly rows: readonly FunnelRow[];
}

/** All weeks together, a line for each kind of place people came from. */
export function FunnelSources({ steps, rows }: Reach) {
  const lines = growthSources.map((source) => ({
    name: words.sources[source],
    sums: sumsOf(
      rows.filter((row) => row.source === source),
      steps,
    ),
  }));
  return <Lines title={words.bySource} first={words.source} steps={steps} lines={lines} />;
}

/** A line for each week, the newest first. */
export function FunnelWeeks({ steps, rows, weeks }: Reach & { weeks: readonly string[] }) {
  const lines = weeks.toReversed().map((week) => ({
    name: dateWords(week),
    sums: sumsOf(
      rows.filter((row) => row.week === week),
      steps,
    ),
  }));
  return <Lines title={words.byWeek} first={words.week} steps={steps} lines={lines} />;
}

function Lines(props: {
  title: string;
  first: string;
  steps: readonly FunnelStep[];
  lines: readonly Line[];
}) {
  const columns: TableColumn<Line>[] = [
    {
      key: 'name',
      header: props.first,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    ...props.steps.map((step, index) => ({
      key: step,
      header: words.steps[step],
      figures: true,
      cell: ({ sums }: Line) => formatCount(sums[index] ?? 0),
    })),
  ];
  return (
    <section>
      <h3 className="m-0 mb-2 text-xl">{props.title}</h3>
      <PlainTable
        label={props.title}
        columns={columns}
        rows={props.lines}
        rowKey={({ name }) => name}
      />
    </section>
  );
}
