import { figureWords as words } from '#components/components.en.ts';
import { useRef, type ReactNode, type RefObject } from 'react';
import { layOutChart, pointAt, type ChartLayout } from './chart-layout.ts';
import type { FigurePoint } from './figure-point.ts';
import { useChosenPoint } from './use-chosen-point.ts';
import { useWidth } from './use-width.ts';

const height = 220;

/**
 * Values as bars, or as a line where there are many, with the time before dashed over them. Mouse,
 * finger and arrow keys move over the points; a slider is what screen readers move and read aloud.
 */
export function SeriesChart(props: {
  title: string;
  points: readonly FigurePoint[];
  format: (value: number) => string;
  /** The drawing, for a picture of it. */
  drawing: RefObject<SVGSVGElement | null>;
}) {
  const { title, points, format, drawing } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const layout = layOutChart(points, { width: width || 320, height }, format);
  const { chosen, handlers } = useChosenPoint(points.length, ({ clientX }) =>
    pointAt(layout, clientX - (frame.current?.getBoundingClientRect().left ?? 0)),
  );
  const spoken = chosen ?? points.length - 1;
  return (
    <div ref={frame} className="relative h-55">
      <svg
        ref={drawing}
        role="img"
        aria-label={summaryOf(points, format)}
        width={layout.width}
        height={height}
        viewBox={`0 0 ${layout.width} ${height}`}
        className="absolute inset-0 block"
      >
        <Axes layout={layout} />
        <Values layout={layout} chosen={chosen} />
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.move(title)}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={spoken + 1}
        aria-valuetext={spokenOf(points[spoken], format)}
        className="absolute inset-0 touch-pan-y rounded-sm"
        {...handlers}
      />
      {chosen === null ? null : <Tooltip layout={layout} chosen={chosen} {...{ points, format }} />}
    </div>
  );
}

function Axes({ layout }: { layout: ChartLayout }) {
  const { ticks, names, left, right, height: tall } = layout;
  const text = 'fill-ink-soft text-xs tabular-nums forced-colors:fill-[CanvasText]';
  return (
    <g>
      {ticks.map(({ y, label }) => (
        <g key={y}>
          <line
            {...{ x1: left, x2: right, y1: y, y2: y }}
            className="stroke-rule forced-colors:stroke-[GrayText]"
          />
          <text x={left - 8} y={y + 4} textAnchor="end" className={text}>
            {label}
          </text>
        </g>
      ))}
      {names.map(({ x, label }, index) => (
        <text
          key={x}
          x={Math.min(x, right)}
          y={tall - 8}
          textAnchor={index === names.length - 1 && names.length > 1 ? 'end' : 'middle'}
          className={text}
        >
          {label}
        </text>
      ))}
    </g>
  );
}

function Values({ layout, chosen }: { layout: ChartLayout; chosen: number | null }) {
  const { bars, surface, edge, before, xs, ys, bottom } = layout;
  const full = 'fill-accent forced-colors:fill-[Highlight]';
  return (
    <g>
      {bars ? (
        bars.map((bar, index) => (
          <rect
            key={bar.x}
            {...bar}
            className={full}
            opacity={chosen === null || chosen === index ? 1 : 0.6}
          />
        ))
      ) : (
        <>
          <path d={surface} className={full} opacity={0.25} />
          <path
            d={edge}
            strokeWidth={1.5}
            className="fill-none stroke-accent forced-colors:stroke-[Highlight]"
          />
        </>
      )}
      {/* No one color stands out against the bars and the ground alike: the dashes lie on a band
          in the color of the ground. */}
      <path
        d={before}
        strokeWidth={6}
        className="fill-none stroke-raised forced-colors:stroke-[Canvas]"
      />
      <path
        d={before}
        strokeWidth={2.5}
        strokeDasharray="7 4"
        className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
      />
      {chosen !== null && !bars ? (
        <>
          <line
            {...{ x1: xs[chosen], x2: xs[chosen], y1: 0, y2: bottom }}
            className="stroke-edge forced-colors:stroke-[CanvasText]"
          />
          <circle cx={xs[chosen]} cy={ys[chosen]} r={4} className={full} />
        </>
      ) : null}
    </g>
  );
}

function Tooltip(props: {
  layout: ChartLayout;
  chosen: number;
  points: readonly FigurePoint[];
  format: (value: number) => string;
}) {
  const { layout, chosen, points, format } = props;
  const point = points[chosen];
  if (!point) return null;
  const x = layout.xs[chosen] ?? 0;
  const onTheLeft = x > layout.width / 2;
  return (
    // The slider says the same to screen readers.
    <div
      aria-hidden="true"
      style={onTheLeft ? { right: layout.width - x + 12 } : { left: x + 12 }}
      className="pointer-events-none absolute top-1 z-10 max-w-56 rounded-md border border-edge bg-paper px-3 py-2 text-sm shadow-md"
    >
      <Line label={point.label}>{format(point.value)}</Line>
      <Line label={point.before.label} soft>
        {format(point.before.value)}
      </Line>
    </div>
  );
}

function Line(props: { label: string; soft?: boolean; children: ReactNode }) {
  return (
    <p className={`m-0 flex justify-between gap-4 ${props.soft ? 'text-ink-soft' : ''}`}>
      <span>{props.label}</span>
      <span className="font-semibold tabular-nums">{props.children}</span>
    </p>
  );
}

function summaryOf(points: readonly FigurePoint[], format: (value: number) => string): string {
  const most = points.reduce((one, other) => (other.value > one.value ? other : one));
  const sum = points.reduce((all, { value }) => all + value, 0);
  const before = points.reduce((all, { before: { value } }) => all + value, 0);
  return words.summary({
    total: format(sum),
    most: format(most.value),
    when: most.label,
    before: format(before),
  });
}

function spokenOf(point: FigurePoint | undefined, format: (value: number) => string): string {
  if (!point) return '';
  const { label, value, before } = point;
  return words.spoken(label, format(value), before.label, format(before.value));
}
