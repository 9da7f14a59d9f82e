import { kindOf, type GraphIndex } from '../graph-index.ts';
import { pedigreeIn } from '../pedigree-in.ts';
import type { Fork, Place, Stem } from './grow.ts';
import type { Link, Measures, PersonBox, UnionMark } from './layout.ts';
import { bondsOf, type Bond } from './stem-cluster.ts';

/** The boxes of placed people, and the lines between them: straight pieces in the gaps between rows. */
export class Lines {
  readonly boxes: readonly PersonBox[];
  readonly links: Link[] = [];
  readonly unions: UnionMark[] = [];
  private readonly boxOf = new Map<Place, number>();

  constructor(
    private readonly index: GraphIndex,
    private readonly measures: Measures,
    places: readonly Place[],
  ) {
    const { w, h } = measures;
    this.boxes = places.map(({ person, generation, reference, middle }, position) => {
      this.boxOf.set(places[position] as Place, position);
      return { person, x: middle - w / 2, y: this.top(generation), w, h, generation, reference };
    });
  }

  /** Lines of a person's unions and of all descendants. */
  stem(top: Stem): void {
    const stems = [top];
    for (const stem of stems) {
      const bonds = bondsOf(stem, this.measures);
      for (const [rank, bond] of bonds.entries()) this.bond(stem.place, bond, rank / bonds.length);
      for (const { children } of stem.families) stems.push(...children);
    }
  }

  /** Lines of a union above a person and of all ancestors beyond. */
  fork(top: Fork, child: Place): void {
    const queue: { fork: Fork | null; place: Place }[] = [{ fork: top, place: child }];
    for (const { fork, place } of queue) {
      if (fork === null) continue;
      const mark = this.forkMark(fork);
      const { union } = fork;
      const [first, ...others] = fork.partners;
      let before = first?.place ?? place;
      for (const partner of others) {
        this.level(union, before, partner.place);
        before = partner.place;
      }
      this.unions.push({ union, ...mark });
      this.child(union, place, mark, this.bottom(place.generation - 1) + this.measures.gapY * 0.5);
      queue.push(...fork.partners);
    }
  }

  /** The line to a sibling of the root, from the parents' union or from the parent both have. */
  sibling(fork: Fork, place: Place, union: number, parent: Place | null): void {
    const below = this.bottom(place.generation - 1);
    if (parent === null) {
      this.child(union, place, this.forkMark(fork), below + this.measures.gapY * 0.5);
    } else {
      const mark = { x: parent.middle, y: below };
      this.child(union, place, mark, below + this.measures.gapY * 0.3);
    }
  }

  private forkMark({ partners }: Fork): { x: number; y: number } {
    const [first, second] = partners;
    const generation = first?.place.generation ?? 0;
    const middle = first?.place.middle ?? 0;
    if (second === undefined) return { x: middle, y: this.bottom(generation) };
    return { x: (middle + second.place.middle) / 2, y: this.middleOf(generation) };
  }

  private bond(person: Place, { family, mark, adjacent }: Bond, rank: number): void {
    const { gapY } = this.measures;
    const { union, partners, children } = family;
    const below = this.bottom(person.generation);
    const bar = below + gapY * (0.08 + 0.24 * rank);
    const [first, ...others] = partners;
    let y = this.middleOf(person.generation);
    if (first === undefined) {
      y = below;
    } else if (adjacent) {
      this.level(union, person, first);
    } else {
      y = bar;
      const points = [person.middle, below, person.middle, bar, first.middle, bar];
      this.partner(union, first, [...points, first.middle, below]);
    }
    let before = first ?? person;
    for (const partner of others) {
      this.level(union, before, partner);
      before = partner;
    }
    const start = { x: person.middle + mark, y };
    this.unions.push({ union, ...start });
    for (const { place } of children) {
      this.child(union, place, start, below + gapY * (0.4 + 0.4 * rank));
    }
  }

  /** A line between neighbors of a row. */
  private level(union: number, from: Place, to: Place): void {
    const half = this.measures.w / 2;
    const side = from.middle < to.middle ? half : -half;
    const y = this.middleOf(to.generation);
    this.partner(union, to, [from.middle + side, y, to.middle - side, y]);
  }

  private partner(union: number, place: Place, points: number[]): void {
    const box = this.boxOf.get(place) ?? 0;
    this.links.push({ kind: 'partner', union, box, style: kindOf(this.index, union), points });
  }

  private child(union: number, place: Place, from: { x: number; y: number }, bus: number): void {
    const box = this.boxOf.get(place) ?? 0;
    const points = [from.x, from.y, from.x, bus, place.middle, bus];
    points.push(place.middle, this.top(place.generation));
    const style = pedigreeIn(this.index, union, place.person);
    this.links.push({ kind: 'child', union, box, style, points });
  }

  private top(generation: number): number {
    return generation * (this.measures.h + this.measures.gapY);
  }

  private bottom(generation: number): number {
    return this.top(generation) + this.measures.h;
  }

  private middleOf(generation: number): number {
    return this.top(generation) + this.measures.h / 2;
  }
}
