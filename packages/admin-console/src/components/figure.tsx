import { figureWords as words } from '#components/components.en.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { showToast } from '@infinite/ui/toast-store';
import { ChartColumn, Download, Image, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { comparisonOf } from './chart/comparison.ts';
import { drawPicture } from './chart/draw-picture.ts';
import type { FigurePoint } from './chart/figure-point.ts';
import { FigureTable } from './chart/figure-table.tsx';

// The scales of the library come with the first chart.
const SeriesChart = lazy(() =>
  import('./chart/series-chart.tsx').then((m) => ({ default: m.SeriesChart })),
);

export interface FigureProps {
  title: string;
  points: readonly FigurePoint[];
  /** How a value is written: a count, or money. */
  format: (value: number) => string;
  /** Absent where the role may not export. */
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
}

/** One series of figures beside the time before: a chart that is also a table, a file and a picture. */
export function Figure(props: FigureProps) {
  const { title, points, format } = props;
  const [asTable, setAsTable] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const id = useId();
  const total = points.reduce((all, { value }) => all + value, 0);
  const before = points.reduce((all, point) => all + point.before.value, 0);
  const note = `${words.total(format(total))} · ${comparisonOf(total, before)}`;
  const isEmpty = total === 0 && before === 0;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-md border border-rule bg-raised p-4 text-ink"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="m-0 text-lg">
          {title}
        </h3>
        <p className="m-0 text-sm text-ink-soft tabular-nums">{note}</p>
      </div>
      <div className="mt-3">
        {asTable ? (
          <FigureTable {...{ title, points, format }} />
        ) : isEmpty ? (
          <p className="m-0 py-8 text-center text-sm text-ink-soft">{words.nothing}</p>
        ) : (
          <Suspense fallback={<Spinner label={words.loading} className="text-accent" />}>
            <SeriesChart {...{ title, points, format, drawing }} />
            <Legend />
          </Suspense>
        )}
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
        <div className="ms-auto flex gap-1">
          {asTable || isEmpty ? null : <PictureButton {...{ title, note, drawing }} />}
          {props.onDownload ? (
            <Button
              size="sm"
              variant="quiet"
              pending={props.downloading}
              onClick={props.onDownload}
              aria-label={words.csvOf(title)}
            >
              <Icon as={Download} />
              {words.csv}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Legend() {
  return (
    <p aria-hidden="true" className="m-0 mt-1 flex flex-wrap gap-x-5 text-xs text-ink-soft">
      <span className="inline-flex items-center gap-2">
        <span className="inline-block h-3 w-3 bg-accent forced-colors:bg-[Highlight]" />
        {words.now}
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="inline-block w-5 border-t-2 border-dashed border-ink-soft" />
        {words.before}
      </span>
    </p>
  );
}

function PictureButton(props: {
  title: string;
  note: string;
  drawing: RefObject<SVGSVGElement | null>;
}) {
  const { title, note, drawing } = props;
  const { saveFile } = usePlatform();
  if (!saveFile) return null;
  const save = async () => {
    if (!drawing.current) return;
    try {
      const picture = await drawPicture(drawing.current, { title, note });
      const outcome = await saveFile(picture, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.png`);
      if (outcome.kind === 'saved') showToast({ title: words.csvDone(outcome.fileName) });
    } catch (error) {
      console.error('Drawing a picture failed', error);
      showToast({ title: words.csvFailed, tone: 'danger' });
    }
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void save()} aria-label={words.pngOf(title)}>
      <Icon as={Image} />
      {words.png}
    </Button>
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
