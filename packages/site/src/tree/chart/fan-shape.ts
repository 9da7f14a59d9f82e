import type { FanArc } from '@infinite/kinship/fan-layout';
import { PersonFlag } from '@infinite/kinship/family-graph';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { arcPath } from './arc.ts';
import { chartWords as words } from './chart.en.ts';
import { hasFlag, labelOf, nameOf, yearsOf } from './person-label.ts';
import { wordsShape } from './person-shape.ts';
import type { Shape } from './shape.ts';
import { wrapped } from './wrapped.ts';

interface FanShape {
  readonly index: GraphIndex;
  readonly arc: FanArc;
  readonly self: boolean;
  readonly href: string;
}

/** Pixels of a letter of a name, about. */
const letter = 7.6;

/** A person as a piece of a ring, with the name along the ring or along the ray. */
export function fanShape({ index, arc, self, href }: FanShape): Shape {
  const { graph } = index;
  const { person, text } = arc;
  const hasVoice = hasFlag(graph, person, PersonFlag.voice);
  const room = Math.max(4, Math.floor(text.length / letter));
  const name = nameOf(graph, person);
  // Along a ray there is height for one line alone.
  const lines = text.kind === 'ray' ? [cutTo(name, room)] : wrapped(name, room);
  const years = text.kind === 'ray' ? '' : yearsOf(graph, person);
  const all = [...lines, ...(years ? [years] : []), ...(self ? [words.you] : [])];
  const first = -(all.length - 1) * 8.5 + 5;
  const turn = `translate(${round(text.x)} ${round(text.y)}) rotate(${round(text.rotate)})`;
  return {
    tag: 'g',
    set: { 'data-person': person, class: 'chart-node' },
    in: [
      {
        tag: 'a',
        set: { href, 'aria-label': labelOf(index, person), class: 'chart-person' },
        in: [{ tag: 'path', set: { class: 'chart-box', d: arcPath(arc) } }],
      },
      wordsShape(
        all.map((line, number) => ({
          tag: 'text' as const,
          set: {
            class: number < lines.length ? 'chart-name chart-fan-name' : 'chart-years',
            y: first + number * 17,
          },
          in: [line],
        })),
        turn,
      ),
      ...(hasVoice ? [voiceDot(arc, name)] : []),
    ],
  };
}

/** On the outer edge of the piece, in its middle. */
function voiceDot({ from, to, outer, inner }: FanArc, name: string): Shape {
  const radians = (((from + to) / 2) * Math.PI) / 180;
  const radius = inner === 0 ? -outer + 16 : outer - 13;
  const [x, y] = [Math.sin(radians) * radius, -Math.cos(radians) * radius];
  return {
    tag: 'g',
    set: {
      transform: `translate(${round(x)} ${round(y)})`,
      role: 'button',
      class: 'chart-voice',
      'data-voice': '',
      'aria-label': words.listen(name),
    },
    in: [
      { tag: 'circle', set: { class: 'chart-disc', r: 10 } },
      ...[5, 10, 6].map((height, bar) => ({
        tag: 'rect' as const,
        set: {
          class: 'chart-bar',
          x: bar * 4 - 5,
          y: -height / 2,
          width: 2,
          height,
          rx: 1,
        },
      })),
    ],
  };
}

function cutTo(name: string, room: number): string {
  const letters = [...name];
  return letters.length <= room
    ? name
    : `${letters
        .slice(0, room - 1)
        .join('')
        .trimEnd()}…`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
