import { PersonFlag } from '@infinite/kinship/family-graph';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { chartWords as words } from './chart.en.ts';
import { hasFlag, labelOf, nameOf, yearsOf } from './person-label.ts';
import type { Shape } from './shape.ts';
import { wrapped } from './wrapped.ts';

/** The measures of a box with a name and years; a layout is told them. */
export const boxSize = { w: 168, h: 76, gapX: 20, gapY: 60 } as const;

interface PersonShape {
  readonly index: GraphIndex;
  readonly person: number;
  readonly x: number;
  readonly y: number;
  readonly self: boolean;
  readonly href: string;
}

/** A person as a link with name and years, and the button of their voice. */
export function personShape({ index, person, x, y, self, href }: PersonShape): Shape {
  const { graph } = index;
  const name = nameOf(graph, person);
  const voice = hasFlag(graph, person, PersonFlag.voice);
  const { w, h } = boxSize;
  const lines = wrapped(name, voice ? 14 : 19);
  const years = yearsOf(graph, person);
  const below = [years, self ? words.you : ''].filter(Boolean).join(' · ');
  const first = h / 2 + 5 - (lines.length - 1) * 10 - (below ? 9 : 0);
  const middle = voice ? w / 2 - 18 : w / 2;
  const link: Shape = {
    tag: 'a',
    set: { href, 'aria-label': labelOf(index, person), class: 'chart-person' },
    in: [
      { tag: 'rect', set: { class: 'chart-box', width: w, height: h, rx: 7 } },
      ...lines.map((text, line) => ({
        tag: 'text' as const,
        set: {
          class: graph.names[person] ? 'chart-name' : 'chart-name chart-unnamed',
          x: middle,
          y: first + line * 20,
        },
        in: [text],
      })),
      ...(below
        ? [
            {
              tag: 'text' as const,
              set: { class: 'chart-years', x: middle, y: first + lines.length * 20 - 1 },
              in: [below],
            },
          ]
        : []),
    ],
  };
  return {
    tag: 'g',
    set: { transform: `translate(${x} ${y})`, 'data-person': person, class: 'chart-node' },
    in: voice ? [link, voiceShape(name)] : [link],
  };
}

/** Bars of a wave; while it plays, the style sheet moves them. */
const bars = [8, 18, 12, 20, 10];

function voiceShape(name: string): Shape {
  const { w, h } = boxSize;
  return {
    tag: 'g',
    set: {
      transform: `translate(${w - 24} ${h / 2})`,
      role: 'button',
      class: 'chart-voice',
      'data-voice': '',
      'aria-label': words.listen(name),
    },
    in: [
      // As large as a thumb.
      { tag: 'rect', set: { class: 'chart-thumb', x: -22, y: -h / 2, width: 46, height: h } },
      { tag: 'circle', set: { class: 'chart-disc', r: 17 } },
      ...bars.map((height, bar) => ({
        tag: 'rect' as const,
        set: {
          class: 'chart-bar',
          x: bar * 4.5 - 10.25,
          y: -height / 2,
          width: 2.5,
          height,
          rx: 1.25,
        },
      })),
    ],
  };
}
