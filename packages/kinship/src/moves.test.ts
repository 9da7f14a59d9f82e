import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutEveryone } from './everyone/everyone.ts';
import { indexOf } from './graph-index.ts';
import { layoutFamily } from './layout/hourglass.ts';
import { drawnBoxes, moveFrom, type Direction } from './moves.ts';
import { graphOf } from './testing/graph-of.ts';
import { anyGraph } from './testing/random-graph.ts';

// 0 + 1: 2, 3, 4; 3 + 5: 6, 7; 4 + 8.
const index = indexOf(
  graphOf('MFMMFFMFM', [
    { partners: [0, 1], children: [2, 3, 4] },
    { partners: [3, 5], children: [6, 7] },
    { partners: [4, 8] },
  ]),
);

const family = drawnBoxes(layoutFamily(index, 3));
const everyone = drawnBoxes(layoutEveryone(index));

const moves: [
  from: number,
  direction: Direction,
  family: number | null,
  everyone: number | null,
][] = [
  [3, 'up', 0, 0],
  [3, 'down', 6, 6],
  [3, 'left', 2, 2],
  [3, 'right', 5, 5],
  [5, 'right', 4, 4],
  [5, 'down', 6, 6],
  [4, 'right', null, 8],
  [2, 'left', null, null],
  [6, 'right', 7, 7],
  [0, 'up', null, null],
  [7, 'home', 3, 3],
];

test.each(moves)('from %i, %s leads to %s', (person, direction, inFamily, inEveryone) => {
  const led = [family, everyone].map((drawn) => {
    const box = drawn.boxesOf(person)[0] ?? -1;
    const to = moveFrom(index, drawn, { box, root: 3 }, direction);
    return to === null ? null : drawn.personOf(to);
  });
  expect(led).toEqual([inFamily, inEveryone]);
});

test('left after right, and right after left, never passes the box the move began at', () => {
  fc.assert(
    fc.property(anyGraph(), (graph) => {
      const any = indexOf(graph);
      const layout = layoutFamily(any, 0);
      const drawn = drawnBoxes(layout);
      for (const box of layout.boxes.keys()) {
        const right = moveFrom(any, drawn, { box, root: 0 }, 'right');
        if (right === null) continue;
        expect(drawn.x(right)).toBeGreaterThan(drawn.x(box));
        const back = moveFrom(any, drawn, { box: right, root: 0 }, 'left');
        expect(back === null || drawn.x(back) >= drawn.x(box)).toBe(true);
      }
    }),
  );
});
