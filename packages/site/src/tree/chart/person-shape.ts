import { PersonFlag } from '@infinite/kinship/family-graph';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { More } from '@infinite/kinship/layout';
import { chartWords as words } from './chart.en.ts';
import { hasFlag, labelOf, nameOf, yearsOf } from './person-label.ts';
import type { Shape } from './shape.ts';
import { wrapped } from './wrapped.ts';

/** The measures of a box with a name and years, for layouts. */
export const boxSize = { w: 168, h: 76, gapX: 20, gapY: 60 } as const;

interface PersonShape {
  readonly index: GraphIndex;
  readonly person: number;
  readonly x: number;
  readonly y: number;
  readonly self: boolean;
  readonly href: string;
  /** Relatives whom the chart leaves out. */
  readonly more: readonly More[];
  /** Whether a ring at the corner connects this person with another. */
  readonly connects: boolean;
  /** Whether handles stand at the right, as ancestors do. */
  readonly sideways: boolean;
  /** The person is continued elsewhere on the chart. */
  readonly reference: boolean;
}

/** A person as a link with name and years, and the button of their voice. */
export function personShape(drawn: PersonShape): Shape {
  const { index, person, x, y, self, href, more, connects, sideways, reference } = drawn;
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
      {
        tag: 'rect',
        set: {
          class: reference ? 'chart-box chart-reference' : 'chart-box',
          ...{ width: w, height: h, rx: 7 },
        },
      },
    ],
  };
  const nameClass = graph.names[person] ? 'chart-name' : 'chart-name chart-unnamed';
  const written = [
    ...lines.map((text, line) => textShape(nameClass, text, middle, first + line * 20)),
    ...(below ? [textShape('chart-years', below, middle, first + lines.length * 20 - 1)] : []),
  ];
  return {
    tag: 'g',
    set: { transform: `translate(${x} ${y})`, 'data-person': person, class: 'chart-node' },
    in: [
      link,
      wordsShape(written),
      ...(voice ? [voiceShape(name)] : []),
      ...more.map((each) => moreShape(each, sideways)),
      ...(connects ? [ring] : []),
    ],
  };
}

function textShape(style: string, text: string, x: number, y: number): Shape {
  return { tag: 'text', set: { class: style, x, y }, in: [text] };
}

/**
 * What is written on a person's box. Beside the link and not in it: the label of the link has all of a name, and words
 * of its own would have to stand in it as they are cut here.
 */
export function wordsShape(written: readonly Shape[], transform?: string): Shape {
  return {
    tag: 'g',
    set: { class: 'chart-words', 'aria-hidden': 'true', transform },
    in: written,
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

/** For pointers alone: the panel has the same for the keyboard. */
const ring: Shape = {
  tag: 'g',
  set: {
    transform: 'translate(0 0)',
    class: 'chart-ring',
    'data-connect': '',
    'aria-hidden': 'true',
  },
  in: [
    { tag: 'circle', set: { class: 'chart-thumb', r: 20 } },
    { tag: 'circle', set: { class: 'chart-ring-mark', r: 8 } },
  ],
};

/** Where the handle of hidden relatives stands at a box. */
const handles = {
  up: [boxSize.w / 2, -15],
  down: [boxSize.w / 2, boxSize.h + 15],
  side: [boxSize.w + 15, boxSize.h / 2],
} as const;

function moreShape({ direction, count }: More, sideways: boolean): Shape {
  const [x, y] = handles[sideways ? 'side' : direction];
  return {
    tag: 'g',
    set: {
      transform: `translate(${x} ${y})`,
      role: 'button',
      class: 'chart-more',
      'data-more': direction,
      'aria-label': words.more[direction](count),
    },
    in: [
      { tag: 'rect', set: { class: 'chart-thumb', x: -22, y: -15, width: 44, height: 30 } },
      {
        tag: 'rect',
        set: { class: 'chart-disc-more', x: -15, y: -11, width: 30, height: 22, rx: 11 },
      },
      {
        tag: 'text',
        set: { class: 'chart-count', 'aria-hidden': 'true', y: 5 },
        in: [`+${count}`],
      },
    ],
  };
}
