import {
  samplePeople,
  sampleUnions,
  type SamplePerson,
  type SampleUnion,
} from './content/sample-family.ts';

export interface Relatives {
  parents: readonly SamplePerson[];
  partner: readonly SamplePerson[];
  children: readonly SamplePerson[];
}

const people = new Map(samplePeople.map((person) => [person.id, person]));

/** @throws when the sample names somebody it does not describe */
export function samplePerson(id: string): SamplePerson {
  const person = people.get(id);
  if (!person) throw new Error(`the sample family has no ${id}`);
  return person;
}

export function relativesOf(id: string): Relatives {
  const own = sampleUnions.find((union) => union.partners.includes(id));
  const above = sampleUnions.find((union) => union.children.includes(id));
  return {
    parents: (above?.partners ?? []).map(samplePerson),
    partner: (own?.partners ?? []).filter((each) => each !== id).map(samplePerson),
    children: (own?.children ?? []).map(samplePerson),
  };
}

/** Whom each arrow key leads to: a parent, a child, and who stands beside on the sheet. */
export function stepsFrom(id: string) {
  const { parents, children } = relativesOf(id);
  const { x, y } = samplePerson(id);
  const row = samplePeople.filter((each) => each.y === y).toSorted((a, b) => a.x - b.x);
  return {
    up: parents[0]?.id,
    down: children[0]?.id,
    left: row.findLast((each) => each.x < x)?.id,
    right: row.find((each) => each.x > x)?.id,
  };
}

/** The lines of one union: between the two, down from their middle, and out to each child. */
export function unionPath({ partners, children }: SampleUnion): string {
  const [one, other] = partners.map(samplePerson) as [SamplePerson, SamplePerson];
  const middle = (one.x + other.x) / 2;
  const below = children.map(samplePerson);
  const bar = one.y + 74;
  const xs = [middle, ...below.map((child) => child.x)];
  return [
    `M${one.x} ${one.y - 6}H${other.x}`,
    `M${middle} ${one.y - 6}V${bar}`,
    `M${Math.min(...xs)} ${bar}H${Math.max(...xs)}`,
    ...below.map((child) => `M${child.x} ${bar}V${child.y}`),
  ].join('');
}
