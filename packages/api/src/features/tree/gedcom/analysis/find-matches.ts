import type { GedcomRecord } from '@infinite/gedcom/structure';
import type { TreeMatchReasonName } from '@infinite/schema/catalogue/tree-files';
import type { RequestContext } from '#platform/context.ts';
import { peopleOfTree, type PersonOfTree } from '#features/tree/tree/index.ts';
import {
  keysOf,
  likeness,
  proposedFrom,
  sought,
  takenFrom,
} from '#features/tree/gedcom/analysis/match-people.ts';
import {
  identifiersOf,
  personOfRecord,
  type RecordPerson,
} from '#features/tree/gedcom/analysis/person-of-record.ts';
import {
  TreeImportMatchEntity,
  type FilePerson,
  type TreeImport,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { tables } from '#platform/database/tables.ts';

/** Looks each person of a file up in the tree. */
export interface Matcher {
  add(record: GedcomRecord): void;
  /** Stores the proposals, the most certain first. @returns how many */
  store(): Promise<number>;
}

interface Proposal {
  readonly xref: string;
  readonly individualId: string;
  readonly reason: TreeMatchReasonName;
  readonly score: number;
  readonly person: FilePerson;
}

export async function findMatches(ctx: RequestContext, owner: TreeImport): Promise<Matcher> {
  const index = indexOf(await peopleOfTree(ctx, owner.familyId));
  const proposals: Proposal[] = [];
  return {
    add(record) {
      if (record.tag !== 'INDI' || record.xref === null || index.isEmpty) return;
      const person = personOfRecord(record, record.xref);
      const { xref } = record;
      const { name, birth, death } = person;
      for (const found of candidates(index, record, person)) {
        proposals.push({ xref, person: { name, birth, death }, ...found });
      }
    },
    store: () => storeMatches(ctx, owner.id, oneEach(proposals)),
  };
}

interface TreeIndex {
  readonly isEmpty: boolean;
  readonly byKey: ReadonlyMap<string, readonly PersonOfTree[]>;
  readonly byIdentifier: ReadonlyMap<string, PersonOfTree>;
}

function indexOf(people: readonly PersonOfTree[]): TreeIndex {
  const byKey = new Map<string, PersonOfTree[]>();
  const byIdentifier = new Map<string, PersonOfTree>();
  for (const person of people) {
    for (const key of keysOf(person, person.birthYear)) {
      const namesakes = byKey.get(key);
      if (namesakes) namesakes.push(person);
      else byKey.set(key, [person]);
    }
    const { sure, likely } = identifiersOf({ tag: 'INDI', children: person.identifiers });
    for (const each of [...sure, ...likely]) byIdentifier.set(each, person);
  }
  return { isEmpty: people.length === 0, byKey, byIdentifier };
}

type Found = Pick<Proposal, 'individualId' | 'reason' | 'score'>;

/** Of namesakes, so many are compared: thousands of a name without dates say nothing. */
const namesakesAtMost = 200;

function candidates(
  { byKey, byIdentifier }: TreeIndex,
  record: GedcomRecord,
  person: RecordPerson,
): Found[] {
  const { sure, likely } = identifiersOf(record);
  for (const each of sure) {
    const known = byIdentifier.get(each);
    if (known) return [{ individualId: known.id, reason: 'IDENTIFIER', score: 100 }];
  }
  const namesakes = [...new Set(sought(person).flatMap((key) => byKey.get(key) ?? []))];
  const own = new Set(likely.flatMap((each) => byIdentifier.get(each)?.id ?? []));
  return namesakes.slice(0, namesakesAtMost).flatMap((each): Found[] => {
    const score = likeness(person, each);
    if (score < proposedFrom) return [];
    return own.has(each.id)
      ? [{ individualId: each.id, reason: 'IDENTIFIER', score: 99 }]
      : [{ individualId: each.id, reason: 'ALIKE', score }];
  });
}

/** Nobody is matched twice: the most certain proposals come first. */
function oneEach(proposals: readonly Proposal[]): Proposal[] {
  const inFile = new Set<string>();
  const inTree = new Set<string>();
  return proposals
    .toSorted((a, b) => b.score - a.score)
    .filter(({ xref, individualId }) => {
      if (inFile.has(xref) || inTree.has(individualId)) return false;
      inFile.add(xref);
      inTree.add(individualId);
      return true;
    });
}

const columns = {
  importId: 'uuid',
  ordinal: 'integer',
  xref: 'text',
  individualId: 'uuid',
  reason: 'text',
  score: 'integer',
  person: 'jsonb',
  decision: 'text',
} as const;
const batch = 5000;

async function storeMatches(
  ctx: RequestContext,
  importId: string,
  proposals: readonly Proposal[],
): Promise<number> {
  await tables(ctx.em, TreeImportMatchEntity)
    .deleteFrom('tree_import_matches')
    .where('importId', '=', importId)
    .execute();
  for (let from = 0; from < proposals.length; from += batch) {
    const rows = proposals.slice(from, from + batch).map((proposal, at) => ({
      ...proposal,
      importId,
      ordinal: from + at,
      decision: proposal.score >= takenFrom ? 'MATCH' : 'ADD',
    }));
    await insertRows(ctx.em, 'tree_import_matches', columns, rows);
  }
  return proposals.length;
}
