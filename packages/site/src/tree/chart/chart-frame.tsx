import { Icon } from '@infinite/ui/icon';
import { House, Maximize, Minus, Plus, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { chartWords as words } from './chart.en.ts';

interface ChartFrameProps {
  readonly people: number;
  /** The label of the chart, where it is not the family's own. */
  readonly label?: string;
  /** What is drawn before the chart is served, as `stillDrawing` makes it. */
  readonly still?: string;
  readonly className?: string;
}

/** The window of a chart and its buttons, which `serveFrame` serves. */
export function ChartFrame({ people, label, still, className = '' }: ChartFrameProps): ReactElement {
  return (
    <div className={`chart ${className}`} data-chart>
      <div
        role="group"
        aria-label={label ?? words.chart(people)}
        className="chart-ground"
        data-chart-ground
      >
        <svg
          className="chart-layer"
          // Markup that `markupOf` made and escaped.
          dangerouslySetInnerHTML={still === undefined ? undefined : { __html: still }}
        />
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1 print:hidden">
        <ChartButton icon={Plus} act="in" label={words.zoomIn} />
        <ChartButton icon={Minus} act="out" label={words.zoomOut} />
        <ChartButton icon={Maximize} act="fit" label={words.fit} />
        <ChartButton icon={House} act="home" label={words.home} />
      </div>
    </div>
  );
}

function ChartButton(props: { icon: LucideIcon; act: string; label: string }): ReactElement {
  return (
    <button
      type="button"
      data-chart-act={props.act}
      aria-label={props.label}
      title={props.label}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md border border-edge bg-raised text-ink hover:bg-sunk"
    >
      <Icon as={props.icon} />
    </button>
  );
}
