import { scaleLinear } from 'd3-scale';
import type { FigurePoint } from './figure-point.ts';

/** Where everything of a chart is drawn, in pixels. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Width of one point's place. */
  readonly step: number;
  /** The center of each point's place. */
  readonly xs: readonly number[];
  /** The height at which each value is drawn. */
  readonly ys: readonly number[];
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly names: readonly { readonly x: number; readonly label: string }[];
  /** A bar for each point, or null where they would be too thin to see. */
  readonly bars: readonly Bar[] | null;
  /** Path of the values where there are no bars: the surface below, and its upper edge. */
  readonly surface: string;
  readonly edge: string;
  /** Path of the time before: a step for each bar, else a line. */
  readonly before: string;
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const top = 12;
const below = 28;
const characterWidth = 7;
/** A bar and its gap below this width are drawn as a line. */
const thinnest = 5;
const nameWidth = 76;

/** Lays a chart out; the scale starts at zero and ends at a round number. */
export function layOutChart(
  points: readonly FigurePoint[],
  size: { width: number; height: number },
  format: (value: number) => string,
): ChartLayout {
  const { width, height } = size;
  const most = Math.max(1, ...points.flatMap(({ value, before }) => [value, before.value]));
  const bottom = height - below;
  const scale = scaleLinear().domain([0, most]).nice(4).range([bottom, top]);
  // Values are counts or cents: there is nothing between two whole numbers.
  const ticks = scale.ticks(4).filter((tick) => Number.isInteger(tick));
  const labels = ticks.map(format);
  const left = Math.max(...labels.map(({ length }) => length)) * characterWidth + 12;
  const right = width - 8;
  const step = Math.max(0, right - left) / Math.max(1, points.length);
  const xs = points.map((_point, index) => left + (index + 0.5) * step);
  const heightOf = (value: number) => scale(Math.max(0, value));
  const ys = points.map(({ value }) => heightOf(value));
  const beforeYs = points.map(({ before }) => heightOf(before.value));
  const hasBars = step >= thinnest;
  const edge = lineThrough(xs, ys);
  return {
    ...{ width, height, left, right, bottom, step, xs, ys },
    ticks: ticks.map((tick, index) => ({ y: scale(tick), label: labels[index] ?? '' })),
    names: namesOf(points, xs, step),
    bars: hasBars ? ys.map((y, index) => barAt(left + index * step, y, step, bottom)) : null,
    surface: edge && `${edge} L${at(xs.at(-1))},${bottom} L${at(xs[0])},${bottom} Z`,
    edge,
    before: hasBars ? stepsAt(left, step, beforeYs) : lineThrough(xs, beforeYs),
  };
}

/** The point whose place holds an x. */
export function pointAt({ left, step, xs }: ChartLayout, x: number): number {
  return Math.min(Math.max(Math.floor((x - left) / (step || 1)), 0), Math.max(0, xs.length - 1));
}

function barAt(x: number, y: number, step: number, bottom: number): Bar {
  const gap = Math.min(step * 0.25, 12);
  return { x: x + gap / 2, y, width: step - gap, height: bottom - y };
}

/** As many names as fit, the last one always. */
function namesOf(points: readonly FigurePoint[], xs: readonly number[], step: number) {
  const every = Math.max(1, Math.ceil(nameWidth / (step || 1)));
  return points
    .map(({ short }, index) => ({ x: xs[index] ?? 0, label: short, index }))
    .filter(({ index }) => (points.length - 1 - index) % every === 0)
    .map(({ x, label }) => ({ x, label }));
}

const at = (value = 0) => Math.round(value * 10) / 10;

const lineThrough = (xs: readonly number[], ys: readonly number[]) =>
  xs.map((x, index) => `${index === 0 ? 'M' : 'L'}${at(x)},${at(ys[index])}`).join(' ');

const stepsAt = (left: number, step: number, ys: readonly number[]) =>
  ys
    .map((y, index) => {
      const start = index === 0 ? `M${at(left)},${at(y)}` : `V${at(y)}`;
      return `${start} H${at(left + (index + 1) * step)}`;
    })
    .join(' ');
