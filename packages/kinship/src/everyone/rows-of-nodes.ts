import { at } from '../rows.ts';
import type { Forest } from './forest.ts';

/** How the row of each node looks, relative to the middle of its person: what the tidy placing works with. */
export interface NodeRows {
  /** How far the row reaches to the left and right. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  /** The point above which the children are centered. */
  readonly anchor: Float64Array;
  /** box -> its middle */
  readonly boxMiddle: Float64Array;
  /** family -> where the lines to the children begin */
  readonly mark: Float64Array;
  /** family -> 1 when its first partner is the person's neighbor in the row */
  readonly adjacent: Uint8Array;
}

/** Partners of the first of several unions stand to the left, all others to the right. */
export function nodeRowsOf(forest: Forest, w: number, gapX: number): NodeRows {
  const { nodes, families, boxes } = forest;
  const rows = {
    left: new Float64Array(nodes),
    right: new Float64Array(nodes),
    anchor: new Float64Array(nodes),
    boxMiddle: new Float64Array(boxes),
    mark: new Float64Array(families),
    adjacent: new Uint8Array(families),
  };
  const step = w + gapX;
  for (let node = 0; node < nodes; node += 1) {
    const first = at(forest.familyStart, node);
    const end = first + at(forest.familyCount, node);
    const half = at(forest.nodeBox, node) < 0 ? 0 : w / 2;
    let coupled = 0;
    for (let family = first; family < end; family += 1) {
      if (at(forest.partnerCount, family) > 0) coupled += 1;
    }
    let onLeft = coupled > 1;
    let [toLeft, toRight, marks, parental] = [0, 0, 0, 0];
    for (let family = first; family < end; family += 1) {
      const count = at(forest.partnerCount, family);
      if (count > 0) {
        const side = onLeft ? -1 : 1;
        const taken = onLeft ? 0 : toRight;
        placePartners(forest, rows.boxMiddle, family, taken, side * step);
        rows.mark[family] = side * (taken + 0.5) * step;
        rows.adjacent[family] = taken === 0 ? 1 : 0;
        if (onLeft) toLeft = count;
        else toRight += count;
        onLeft = false;
      }
      if (at(forest.familyChildCount, family) > 0) {
        marks += at(rows.mark, family);
        parental += 1;
      }
    }
    rows.left[node] = toLeft * step + half;
    rows.right[node] = toRight * step + half;
    rows.anchor[node] = parental > 0 ? marks / parental : 0;
  }
  return rows;
}

function placePartners(
  { partnerStart, partnerCount }: Forest,
  boxMiddle: Float64Array,
  family: number,
  taken: number,
  step: number,
): void {
  for (let place = 0; place < at(partnerCount, family); place += 1) {
    boxMiddle[at(partnerStart, family) + place] = (taken + place + 1) * step;
  }
}
