import type { Visible } from '@infinite/kinship/culling';
import { linePath } from './link-shape.ts';
import type { Box } from './scene.ts';
import type { Shape } from './shape.ts';
import type { Bounds } from './view.ts';

/** x, y, x, y … */
export type FarLine = readonly number[];

type DensityCell = Visible['cells'][number];

interface FarShape {
  readonly boxes: readonly Box[];
  /** From so far away that people are squares with a number of them. */
  readonly cells: readonly DensityCell[];
  readonly lines: readonly FarLine[];
  readonly hasVoice: (person: number) => boolean;
  /** Units of the chart in a pixel of the window. */
  readonly pixel: number;
}

/** Lines between rows that are nearer than this many pixels would be a gray mist. */
const lineRoom = 3;
const rowGap = 60;

/**
 * People as blocks without text, voices in amber. Neighbors that no pixel divides are one block, so that the
 * number of blocks depends on the window and not on the family.
 */
export function farShape({ boxes, cells, lines, hasVoice, pixel }: FarShape): Shape {
  const plain: Box[] = [];
  const voices: Box[] = [];
  for (const box of boxes) (hasVoice(box.person) ? voices : plain).push(box);
  const withLines = rowGap / pixel > lineRoom;
  return {
    tag: 'g',
    set: { class: 'chart-far' },
    in: [
      ...(withLines
        ? [
            {
              tag: 'path' as const,
              set: { class: 'chart-link chart-far-link', d: linePath(lines) },
            },
          ]
        : []),
      ...crowds(cells).map((set) => ({ tag: 'path' as const, set })),
      { tag: 'path', set: { class: 'chart-blocks', d: blockPath(plain, pixel) } },
      { tag: 'path', set: { class: 'chart-voice-blocks', d: blockPath(voices, pixel) } },
    ],
  };
}

/** Exported for its test. */
export function blockPath(boxes: readonly Box[], pixel: number): string {
  const sorted = boxes.toSorted((one, other) => one.top - other.top || one.left - other.left);
  const runs: Bounds[] = [];
  for (const { left, top, right, bottom } of sorted) {
    const last = runs.at(-1);
    if (last && last.top === top && left - last.right < pixel) {
      runs[runs.length - 1] = { ...last, right: Math.max(last.right, right) };
    } else runs.push({ left, top, right, bottom });
  }
  return runs.map((run) => rectangle(run, pixel)).join('');
}

/** At least a pixel wide and high, so that nobody vanishes. */
function rectangle({ left, top, right, bottom }: Bounds, pixel: number): string {
  const width = Math.round(Math.max(right - left, pixel));
  const height = Math.round(Math.max(bottom - top, pixel));
  return `M${Math.round(left)} ${Math.round(top)}h${width}v${height}h${-width}z`;
}

/** Squares in four strengths: the more people, the darker. */
function crowds(cells: FarShape['cells']) {
  const most = Math.max(1, ...cells.map(({ count }) => count));
  const paths = ['', '', '', ''];
  for (const { x, y, w, h, count } of cells) {
    const strength = Math.min(3, Math.floor((4 * Math.log1p(count)) / Math.log1p(most)));
    paths[strength] +=
      `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`;
  }
  return paths.map((d, strength) => ({
    class: 'chart-cells',
    'fill-opacity': 0.25 + strength * 0.25,
    d,
  }));
}
