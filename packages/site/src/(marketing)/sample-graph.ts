import { PersonFlag, type FamilyGraph } from '@infinite/kinship/family-graph';
import { samplePeople, sampleUnions, sampleVoices } from './content/sample-family.ts';
import type { SamplePerson } from './content/sample-person.ts';

/** The sample family as charts read one. */
export const sampleGraph: FamilyGraph = {
  version: 'sample',
  ids: samplePeople.map(({ id }) => id),
  names: samplePeople.map(({ name, surname }) => `${name} ${surname.split(',')[0]}`),
  sexes: samplePeople.map(({ sex }) => sex).join(''),
  births: samplePeople.map(({ birth }) => birth ?? null),
  deaths: samplePeople.map(({ death }) => death ?? null),
  flags: samplePeople.map(flagsOf),
  unionIds: sampleUnions.map(({ partners }) => partners.join('-')),
  partners: sampleUnions.map(({ partners }) => partners.map(samplePersonNumber)),
  children: sampleUnions.map(({ children }) => children.map(samplePersonNumber)),
  pedigrees: sampleUnions.map(({ children, adopted }) =>
    adopted ? children.map((child) => (adopted.includes(child) ? 'a' : 'b')).join('') : null,
  ),
  kinds: sampleUnions.map(({ kind }) => (kind === 'divorced' ? 'd' : 'm')).join(''),
};

/** @throws when the sample names somebody it does not describe */
export function samplePersonNumber(id: string): number {
  const found = samplePeople.findIndex((person) => person.id === id);
  if (found < 0) throw new Error(`the sample family has no ${id}`);
  return found;
}

function flagsOf({ id, death }: SamplePerson): number {
  return (
    (death === undefined ? PersonFlag.living : PersonFlag.deceased) |
    (id in sampleVoices ? PersonFlag.voice : 0)
  );
}
