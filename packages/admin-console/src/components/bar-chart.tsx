import { figureWords as words } from '#components/components.en.ts';
import type { FigurePoint } from './figure-point.ts';

const height = 60;
/** Between two bars, as a part of a bar's place. */
const gap = 0.25;

/**
 * Bars on a line, drawn by hand: a rectangle a point needs no library. Its summary is read aloud;
 * every value stands in the table beside it.
 */
export function BarChart(props: {
  points: readonly FigurePoint[];
  format: (value: number) => string;
}) {
  const { points, format } = props;
  const most = points.reduce((one, other) => (other.value > one.value ? other : one), {
    label: '',
    value: 0,
  });
  const total = points.reduce((sum, { value }) => sum + value, 0);
  if (most.value <= 0) {
    return <p className="m-0 py-8 text-center text-sm text-ink-soft">{words.nothing}</p>;
  }
  return (
    <div>
      <p className="m-0 text-xs text-ink-soft tabular-nums" aria-hidden="true">
        {format(most.value)}
      </p>
      <svg
        role="img"
        aria-label={words.summary(format(total), format(most.value), most.label)}
        viewBox={`0 0 ${points.length} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-y border-rule"
      >
        {points.map(({ label, value }, index) => {
          const tall = Math.max(0, (value / most.value) * height);
          return (
            <rect
              key={label}
              x={index + gap / 2}
              y={height - tall}
              width={1 - gap}
              height={tall}
              className="fill-accent"
            >
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between gap-4 text-xs text-ink-soft tabular-nums"
      >
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? points.at(-1)?.label : null}</span>
      </div>
    </div>
  );
}
