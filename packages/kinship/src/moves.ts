import type { EveryonesLayout } from './everyone/everyone.ts';
import type { GraphIndex } from './graph-index.ts';
import type { Layout } from './layout/layout.ts';
import { children, parents, partners, siblings } from './relatives.ts';
import { at, emptyRows, rowOf } from './rows.ts';

export type Direction = 'up' | 'down' | 'left' | 'right' | 'home';

/** The boxes of a chart as keyboard moves see them. */
export interface DrawnBoxes {
  readonly personOf: (box: number) => number;
  /** The person's own box first, then references. */
  readonly boxesOf: (person: number) => readonly number[];
  readonly x: (box: number) => number;
  readonly y: (box: number) => number;
}

export function drawnBoxes(layout: Layout | EveryonesLayout): DrawnBoxes {
  if ('ownBox' in layout) return columnsDrawn(layout);
  const byPerson = new Map<number, number[]>();
  for (const [box, { person, reference }] of layout.boxes.entries()) {
    const known = byPerson.get(person) ?? [];
    byPerson.set(person, reference ? [...known, box] : [box, ...known]);
  }
  return {
    personOf: (box) => layout.boxes[box]?.person ?? -1,
    boxesOf: (person) => byPerson.get(person) ?? [],
    x: (box) => layout.boxes[box]?.x ?? 0,
    y: (box) => layout.boxes[box]?.y ?? 0,
  };
}

function columnsDrawn({ person, ownBox, reference, x, y }: EveryonesLayout): DrawnBoxes {
  const counts = new Int32Array(ownBox.length);
  for (const [box, each] of person.entries()) counts[each] = at(counts, each) + at(reference, box);
  const references = emptyRows(counts);
  const next = references.starts.slice();
  for (const [box, each] of person.entries()) {
    if (reference[box] === 0) continue;
    references.items[at(next, each)] = box;
    next[each] = at(next, each) + 1;
  }
  return {
    personOf: (box) => person[box] ?? -1,
    boxesOf: (each) => {
      const own = ownBox[each] ?? -1;
      return own < 0 ? [] : [own, ...rowOf(references, each)];
    },
    x: (box) => x[box] ?? 0,
    y: (box) => y[box] ?? 0,
  };
}

/**
 * The box a key leads to; null where nothing is drawn that way. Up leads to the first parent who is drawn, down to the
 * first child as drawn, left and right to the next partner or sibling in the row (or a sibling's partner, a partner's
 * sibling), home to the root.
 */
export function moveFrom(
  index: GraphIndex,
  drawn: DrawnBoxes,
  from: { box: number; root: number },
  direction: Direction,
): number | null {
  const person = drawn.personOf(from.box);
  if (person < 0) return null;
  switch (direction) {
    case 'home':
      return drawn.boxesOf(from.root)[0] ?? null;
    case 'up':
      return nearestBox(
        drawn,
        from.box,
        parents(index, person).find((each) => isDrawn(drawn, each)),
      );
    case 'down': {
      const below = children(index, person).filter((each) => isDrawn(drawn, each));
      const boxes = below.map((each) => nearestBox(drawn, from.box, each) ?? 0);
      return boxes.toSorted((a, b) => drawn.x(a) - drawn.x(b) || a - b)[0] ?? null;
    }
    case 'left':
    case 'right':
      return beside(index, drawn, from.box, direction === 'left' ? -1 : 1);
  }
}

function beside(index: GraphIndex, drawn: DrawnBoxes, box: number, side: number): number | null {
  const person = drawn.personOf(box);
  const near = [...allSiblings(index, person), ...partners(index, person)];
  const further = [
    ...allSiblings(index, person).flatMap((each) => partners(index, each)),
    ...partners(index, person).flatMap((each) => allSiblings(index, each)),
  ];
  const boxes = [...new Set([...near, ...further])].flatMap((each) => drawn.boxesOf(each));
  const ahead = boxes.filter(
    (each) => drawn.y(each) === drawn.y(box) && (drawn.x(each) - drawn.x(box)) * side > 0,
  );
  return ahead.toSorted((a, b) => (drawn.x(a) - drawn.x(b)) * side || a - b)[0] ?? null;
}

function allSiblings(index: GraphIndex, person: number): number[] {
  const { full, half } = siblings(index, person);
  return [...full, ...half];
}

function isDrawn(drawn: DrawnBoxes, person: number): boolean {
  return drawn.boxesOf(person).length > 0;
}

/** Of several boxes of a person the one closest to where the move begins. */
function nearestBox(drawn: DrawnBoxes, from: number, person: number | undefined): number | null {
  if (person === undefined) return null;
  const distance = (box: number) =>
    Math.abs(drawn.x(box) - drawn.x(from)) + Math.abs(drawn.y(box) - drawn.y(from));
  return drawn.boxesOf(person).toSorted((a, b) => distance(a) - distance(b) || a - b)[0] ?? null;
}
