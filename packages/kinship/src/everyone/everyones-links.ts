import { kindOf, type GraphIndex } from '../graph-index.ts';
import type { Measures } from '../layout/layout.ts';
import { at } from '../rows.ts';
import type { Forest } from './forest.ts';
import type { NodeRows } from './rows-of-nodes.ts';

/**
 * Lines in columns: from (x1, y1) down to `bus`, across to x2 and to y2 (in SVG: `M x1 y1 V bus H x2 V y2`).
 */
export interface EveryonesLinks {
  /** 0 between partners, 1 to a child */
  readonly kind: Uint8Array;
  /** Character codes: b a f s t o for a child, m p d u for a partner. */
  readonly style: Uint8Array;
  readonly union: Int32Array;
  /** The box the line leads to. */
  readonly box: Int32Array;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly bus: Float64Array;
  readonly x2: Float64Array;
  readonly y2: Float64Array;
}

export function everyonesLinks(
  index: GraphIndex,
  forest: Forest,
  rows: NodeRows,
  places: { middles: Float64Array; tops: Float64Array },
  { w, h, gapY }: Measures,
): EveryonesLinks {
  const links = new Columns(forest);
  for (let node = 0; node < forest.nodes; node += 1) {
    const middle = at(places.middles, node);
    const top = at(places.tops, node);
    const below = top + h;
    const families = at(forest.familyCount, node);
    for (let order = 0; order < families; order += 1) {
      const family = at(forest.familyStart, node) + order;
      const rank = order / families;
      const bar = below + gapY * (0.08 + 0.24 * rank);
      const partners = at(forest.partnerCount, family);
      const union = at(forest.familyUnion, family);
      const isAdjacent = rows.adjacent[family] === 1;
      for (let place = 0; place < partners; place += 1) {
        const box = at(forest.partnerStart, family) + place;
        const theirs = middle + at(rows.boxMiddle, box);
        links.start(0, kindOf(index, union).charCodeAt(0), union, box);
        if (place === 0 && !isAdjacent) {
          links.points(middle, below, bar, theirs, below);
          continue;
        }
        const side = Math.sign(at(rows.boxMiddle, box));
        const before = place === 0 ? middle : middle + at(rows.boxMiddle, box - 1);
        const level = top + h / 2;
        links.points(before + (side * w) / 2, level, level, theirs - (side * w) / 2, level);
      }
      const hasBox = at(forest.nodeBox, node) >= 0;
      const from =
        partners === 0 ? (hasBox ? below : below + gapY * 0.4) : isAdjacent ? top + h / 2 : bar;
      const firstChild = at(forest.familyChildStart, family);
      const pedigrees = at(index.childrenOf.starts, union);
      for (let place = 0; place < at(forest.familyChildCount, family); place += 1) {
        const child = firstChild + place;
        const style = at(index.childPedigrees, pedigrees + place);
        links.start(1, style, union, at(forest.nodeBox, child));
        const bus = below + gapY * (0.4 + 0.4 * rank);
        const start = middle + at(rows.mark, family);
        links.points(start, from, bus, at(places.middles, child), at(places.tops, child));
      }
    }
  }
  return links.all();
}

class Columns implements EveryonesLinks {
  readonly kind: Uint8Array;
  readonly style: Uint8Array;
  readonly union: Int32Array;
  readonly box: Int32Array;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly bus: Float64Array;
  readonly x2: Float64Array;
  readonly y2: Float64Array;
  private count = -1;

  constructor({ families, partnerCount, familyChildCount }: Forest) {
    let most = 0;
    for (let family = 0; family < families; family += 1) {
      most += at(partnerCount, family) + at(familyChildCount, family);
    }
    this.kind = new Uint8Array(most);
    this.style = new Uint8Array(most);
    this.union = new Int32Array(most);
    this.box = new Int32Array(most);
    this.x1 = new Float64Array(most);
    this.y1 = new Float64Array(most);
    this.bus = new Float64Array(most);
    this.x2 = new Float64Array(most);
    this.y2 = new Float64Array(most);
  }

  start(kind: number, style: number, union: number, box: number): void {
    this.count += 1;
    this.kind[this.count] = kind;
    this.style[this.count] = style;
    this.union[this.count] = union;
    this.box[this.count] = box;
  }

  points(x1: number, y1: number, bus: number, x2: number, y2: number): void {
    this.x1[this.count] = x1;
    this.y1[this.count] = y1;
    this.bus[this.count] = bus;
    this.x2[this.count] = x2;
    this.y2[this.count] = y2;
  }

  /** The columns alone, so that a worker can send them. */
  all(): EveryonesLinks {
    const { kind, style, union, box, x1, y1, bus, x2, y2 } = this;
    return { kind, style, union, box, x1, y1, bus, x2, y2 };
  }
}
