import { PersonFlag, type FamilyGraph } from '@infinite/kinship/family-graph';
import type { TreeColumns } from '#features/tree/tree/graph/load-graph.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { isLivingIn, nameInView, viewOf } from '#features/tree/tree/living/view-of.ts';

/** What a reader gets of a tree. Relations and their shape stay; of people and unions, what the living rule leaves. */
export function graphFor(
  columns: TreeColumns,
  reader: Pick<TreeReader, 'audience' | 'year'>,
): FamilyGraph {
  const { audience, year } = reader;
  const { people, version, unionIds, partners, children, pedigrees } = columns;
  const views = people.map((person) => viewOf(person, audience, year));
  const whole = (value: number | null, at: number) => (views[at] === 'FULL' ? value : null);
  return {
    version: String(version),
    ids: people.map(({ id }) => id),
    names: people.map((person, at) => nameInView(person, views[at] ?? 'HIDDEN', audience)),
    sexes: people.map(({ sex }, at) => (views[at] === 'HIDDEN' ? 'U' : sex)).join(''),
    births: people.map(({ birthYear }, at) => whole(birthYear, at)),
    deaths: people.map(({ deathYear }, at) => whole(deathYear, at)),
    flags: people.map((person, at) => flagsOf(person, views[at] === 'FULL', year)),
    ...{ unionIds, partners, children, pedigrees },
    // Whether the living are married or divorced is one of their details.
    kinds: partners
      .map((ids, union) =>
        ids.every((at) => views[at] === 'FULL') ? columns.kinds.charAt(union) : 'u',
      )
      .join(''),
  };
}

function flagsOf(person: TreeColumns['people'][number], isWhole: boolean, year: number): number {
  const living = isLivingIn(person, year) ? PersonFlag.living : PersonFlag.deceased;
  if (!isWhole) return living | PersonFlag.withheld;
  return (
    living | (person.hasVoice ? PersonFlag.voice : 0) | (person.hasPhoto ? PersonFlag.photo : 0)
  );
}
