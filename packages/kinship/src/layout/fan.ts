import { sexOf, type GraphIndex } from '../graph-index.ts';
import { addPlace, growUp, startGrowth, type Fork, type Place } from './grow.ts';
import { measuresOf, type LayoutOptions, type More, type Rect } from './layout.ts';
import { hiddenRelatives } from './more.ts';

/** A person of a fan: a piece of a ring around 0, 0. Angles are degrees clockwise from straight up. */
export interface FanArc {
  readonly person: number;
  /** 0 is the disk of the root, 1 the parents. */
  readonly ring: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  readonly reference: boolean;
  readonly text: FanText;
}

/**
 * Where a name goes: along the ring at `radius` where the arc is long enough, otherwise along the ray. `length` px
 * are free. Texts that would stand on their head are turned: `flipped` ones run counterclockwise, or inward.
 */
export interface FanText {
  readonly kind: 'disk' | 'ring' | 'ray';
  readonly x: number;
  readonly y: number;
  /** Degrees to turn a text that starts at its middle. */
  readonly rotate: number;
  readonly radius: number;
  readonly length: number;
  readonly flipped: boolean;
}

export interface FanLayout {
  readonly arcs: readonly FanArc[];
  readonly bounds: Rect;
  /** `box` is the place in `arcs`. */
  readonly more: readonly More[];
}

export interface FanOptions extends Pick<LayoutOptions, 'up' | 'opened' | 'most'> {
  /** Degrees of the whole fan, up to 360; 220 unless set. */
  readonly span?: number;
  /** Radius of the root's disk. */
  readonly disk?: number;
  /** Breadth of a ring. */
  readonly ring?: number;
  /** The height of a line of text, which a ray needs. */
  readonly line?: number;
}

/** Ancestors in rings: each couple shares the angle of its child, fathers first. Unknown parents leave a gap. */
export function layoutFan(index: GraphIndex, root: number, options: FanOptions = {}): FanLayout {
  const { span = 220, disk = 70, ring = 84, line = 14 } = options;
  const growth = startGrowth(index, measuresOf({ up: 6, ...options }));
  const own = addPlace(growth, root, 0);
  const sectors = new Map<Place, [from: number, to: number]>([[own, [-span / 2, span / 2]]]);
  const queue: { fork: Fork | null; place: Place }[] = [{ fork: growUp(growth, own), place: own }];
  for (const { fork, place } of queue) {
    if (fork === null) continue;
    share(index, fork, sectors.get(place) ?? [0, 0], sectors);
    queue.push(...fork.partners);
  }
  const arcs = growth.places.map((place): FanArc => {
    const { person, reference } = place;
    const [from, to] = sectors.get(place) ?? [0, 0];
    const number = 0 - place.generation;
    const inner = number === 0 ? 0 : disk + (number - 1) * ring;
    const outer = number === 0 ? disk : inner + ring;
    const text = number === 0 ? diskText(disk) : textIn({ from, to, inner, outer }, line);
    return { person, ring: number, inner, outer, from, to, reference, text };
  });
  const radius = Math.max(...arcs.map(({ outer }) => outer));
  const bounds = { x: -radius, y: -radius, w: radius * 2, h: radius * 2 };
  return { arcs, bounds, more: hiddenRelatives(index, arcs) };
}

/** A single known parent takes the half of a father or a mother. */
function share(
  index: GraphIndex,
  { partners }: Fork,
  [from, to]: [number, number],
  sectors: Map<Place, [number, number]>,
): void {
  const parts = Math.max(2, partners.length);
  const [first] = partners;
  const isMother = partners.length === 1 && first && sexOf(index, first.place.person) === 'F';
  const step = (to - from) / parts;
  for (const [position, { place }] of partners.entries()) {
    const start = from + (position + (isMother ? 1 : 0)) * step;
    sectors.set(place, [start, start + step]);
  }
}

function diskText(disk: number): FanText {
  const length = disk * 1.8;
  return { kind: 'disk', x: 0, y: 0, rotate: 0, radius: 0, length, flipped: false };
}

function textIn(
  { from, to, inner, outer }: { from: number; to: number; inner: number; outer: number },
  line: number,
): FanText {
  const angle = (from + to) / 2;
  const radius = (inner + outer) / 2;
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(radians) * radius, -Math.cos(radians) * radius];
  const along = (((to - from) * Math.PI) / 180) * radius;
  const breadth = outer - inner;
  // A ring's text needs room for two lines across; a narrow piece has its name along the ray.
  if (along >= breadth && breadth >= line * 2) {
    const flipped = Math.cos(radians) < 0;
    const rotate = flipped ? angle + 180 : angle;
    return { kind: 'ring', x, y, rotate, radius, length: along - line, flipped };
  }
  const flipped = Math.sin(radians) < 0;
  const rotate = flipped ? angle + 90 : angle - 90;
  return { kind: 'ray', x, y, rotate, radius, length: breadth - line / 2, flipped };
}
