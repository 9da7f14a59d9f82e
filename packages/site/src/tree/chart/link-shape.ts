import type { EveryonesLayout } from '@infinite/kinship/everyones-layout';
import type { Layout } from '@infinite/kinship/layout';
import type { Shape } from './shape.ts';

/** Children who were not born to a union, and former partners, have a broken line. */
const broken = new Set(['a', 'f', 's', 't', 'o', 'd']);

/** x, y, x, y …: a line of straight pieces. */
export function lineOf(layout: Layout | EveryonesLayout, link: number): readonly number[] {
  if (!('ownBox' in layout)) return layout.links[link]?.points ?? [];
  const { x1, y1, bus, x2, y2 } = layout.links;
  const at = (column: Float64Array) => column[link] ?? 0;
  return [at(x1), at(y1), at(x1), at(bus), at(x2), at(bus), at(x2), at(y2)];
}

export function linkShape(layout: Layout | EveryonesLayout, link: number): Shape {
  const style =
    'ownBox' in layout
      ? String.fromCharCode(layout.links.style[link] ?? 0)
      : (layout.links[link]?.style ?? '');
  return {
    tag: 'path',
    set: {
      class: broken.has(style) ? 'chart-link chart-broken' : 'chart-link',
      d: linePath([lineOf(layout, link)]),
    },
  };
}

/** Lines as path data. */
export function linePath(lines: readonly (readonly number[])[]): string {
  let path = '';
  for (const line of lines) {
    for (let place = 0; place < line.length; place += 2) {
      path += `${place === 0 ? 'M' : 'L'}${tenth(line[place])} ${tenth(line[place + 1])}`;
    }
  }
  return path;
}

function tenth(value = 0): number {
  return Math.round(value * 10) / 10;
}
