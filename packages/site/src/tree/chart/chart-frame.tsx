import { Icon } from '@infinite/ui/icon';
import { House, Maximize, Minus, Plus, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { chartWords as words } from './chart.en.ts';
import { DrawnShape } from './drawn-shape.tsx';
import type { Shape } from './shape.ts';

interface ChartFrameProps {
  readonly people: number;
  /** The label of the chart, where it is not the family's own. */
  readonly label?: string;
  /** What is drawn before the chart is served, as `stillShape` makes it. */
  readonly still?: Shape;
  readonly className?: string;
}

/** The window of a chart and its buttons, which `serveFrame` serves. */
export function ChartFrame({
  people,
  label,
  still,
  className = '',
}: ChartFrameProps): ReactElement {
  return (
    <div className={`chart ${className}`} data-chart>
      <div
        role="group"
        aria-label={label ?? words.chart(people)}
        className="chart-ground"
        data-chart-ground
      >
        <svg className="chart-layer">{still ? <DrawnShape shape={still} /> : null}</svg>
      </div>
      <div className="absolute right-2 bottom-2 flex gap-1 noscript:hidden print:hidden">
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
