import type { FamilyGraph } from '../family-graph.ts';
import { randomFrom } from './random.ts';

const given = {
  M: ['Otto', 'Karl', 'Paul', 'Emil', 'Jonas', 'Luis', 'Martin', 'Hugo', 'Felix', 'Anton'],
  F: ['Anna', 'Clara', 'Ida', 'Rosa', 'Marta', 'Elena', 'Greta', 'Lucia', 'Emma', 'Sofia'],
};
const surnames = ['Weber', 'Keller', 'Baker', 'Rossi', 'Novak', 'Lange', 'Moreno', 'Hale'];

/**
 * Families with `size` people, the same for the same arguments: about ten generations with remarriages, divorces,
 * adopted children, marriages of relatives and people who married in, some with parents of their own.
 */
export function sampleGraph(size: number, seed = 1): FamilyGraph {
  const random = randomFrom(seed);
  const graph = new SampleFamilies(size, random);
  for (let founders = Math.ceil(size / 1200); founders > 0; founders -= 1) graph.found(1690);
  while (graph.isOpen) graph.nextGeneration();
  return graph.columns();
}

interface Couple {
  readonly partners: readonly number[];
  readonly surname: number;
  readonly year: number;
}

class SampleFamilies {
  private readonly names: string[] = [];
  private readonly sexes: string[] = [];
  private readonly births: number[] = [];
  private readonly family: number[] = [];
  private readonly partners: number[][] = [];
  private readonly children: number[][] = [];
  private readonly pedigrees: (string | null)[] = [];
  private readonly kinds: string[] = [];
  private couples: { union: number; couple: Couple }[] = [];

  constructor(
    private readonly size: number,
    private readonly random: () => number,
  ) {}

  get isOpen(): boolean {
    return this.names.length < this.size;
  }

  /** A couple without known parents. */
  found(year: number): void {
    if (!this.isOpen) return;
    const surname = this.pick(surnames.length);
    this.join([this.person('M', surname, year), this.person('F', this.pick(8), year + 2)], year);
  }

  nextGeneration(): void {
    const waiting = this.couples;
    this.couples = [];
    const single: number[] = [];
    for (const { union, couple } of waiting) single.push(...this.bear(union, couple));
    if (single.length === 0) this.found(1690);
    const taken = new Set<number>();
    for (const [place, person] of single.entries()) {
      if (taken.has(person) || !this.isOpen) continue;
      taken.add(person);
      this.marry(person, single, place, taken);
    }
  }

  columns(): FamilyGraph {
    const { names, births, partners, children, pedigrees } = this;
    const deaths = births.map((year, person) =>
      year < 1940 ? year + 30 + ((person * 7) % 55) : null,
    );
    return {
      ...{
        version: `sample-${names.length}`,
        names,
        births,
        deaths,
        partners,
        children,
        pedigrees,
      },
      ids: names.map((_, person) => `p${person}`),
      sexes: this.sexes.join(''),
      flags: births.map((year, person) => (year < 1940 ? 16 : 1) | (person % 5 === 0 ? 2 : 0)),
      unionIds: partners.map((_, union) => `u${union}`),
      kinds: this.kinds.join(''),
    };
  }

  private bear(union: number, { year, surname }: Couple): number[] {
    const born: number[] = [];
    const wanted = this.random() < 0.12 ? 0 : 1 + this.pick(5);
    let letters = '';
    while (born.length < wanted && this.isOpen) {
      const sex = this.random() < 0.5 ? 'M' : 'F';
      born.push(this.person(sex, surname, year + 22 + born.length * 3));
      letters += this.random() < 0.03 ? 'a' : 'b';
    }
    this.children[union] = born;
    this.pedigrees[union] = letters.includes('a') ? letters : null;
    return born;
  }

  private marry(
    person: number,
    single: readonly number[],
    place: number,
    taken: Set<number>,
  ): void {
    const chance = this.random();
    if (chance < 0.12) return;
    const year = this.births[person] ?? 0;
    const relative = single[place + 1 + this.pick(60)];
    const isRelative =
      chance < 0.24 &&
      relative !== undefined &&
      !taken.has(relative) &&
      this.opposite(person, relative);
    const partner = isRelative ? relative : this.newcomer(person, year);
    taken.add(partner);
    this.join([person, partner], year);
    if (this.random() < 0.1 && this.isOpen)
      this.join([person, this.newcomer(person, year)], year + 9);
  }

  /** Somebody who marries in; one of five brings parents. */
  private newcomer(person: number, year: number): number {
    const sex = this.sexes[person] === 'M' ? 'F' : 'M';
    const surname = this.pick(surnames.length);
    const partner = this.person(sex, surname, year + 1);
    if (this.random() < 0.2) {
      const parents = [
        this.person('M', surname, year - 28),
        this.person('F', this.pick(8), year - 25),
      ];
      this.partners.push(parents);
      this.children.push([partner]);
      this.pedigrees.push(null);
      this.kinds.push('m');
    }
    return partner;
  }

  private join(partners: number[], year: number): void {
    const chance = this.random();
    const [first = 0, second = 0] = partners;
    const man = this.sexes[first] === 'M' ? first : second;
    const couple = { partners, surname: this.family[man] ?? 0, year };
    this.couples.push({ union: this.partners.length, couple });
    this.partners.push(partners);
    this.children.push([]);
    this.pedigrees.push(null);
    this.kinds.push(chance < 0.8 ? 'm' : chance < 0.9 ? 'd' : chance < 0.95 ? 'p' : 'u');
  }

  private person(sex: 'M' | 'F', surname: number, year: number): number {
    const first = given[sex][this.pick(10)] ?? '';
    this.sexes.push(sex);
    this.births.push(year);
    this.family.push(surname);
    return this.names.push(`${first} ${surnames[surname] ?? ''}`) - 1;
  }

  private opposite(one: number, other: number): boolean {
    return this.sexes[one] !== this.sexes[other];
  }

  private pick(count: number): number {
    return Math.floor(this.random() * count);
  }
}
