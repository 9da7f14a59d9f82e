import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { liveRecordsOf } from '#features/tree/tree/index.ts';

/** A FAM record of a file, by the identifiers there. */
export interface FileUnion {
  readonly xref: string;
  readonly partners: readonly string[];
  readonly children: readonly string[];
}

interface Matching {
  readonly unions: readonly FileUnion[];
  /** People of the file who are in the tree, by identifier. */
  readonly known: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, { readonly structure: Structure }>;
}

/**
 * Unions of a file that the tree has already: those with the same partners, and, where only one partner or
 * none is known, with a child of both. @returns ids in the tree by identifiers of the file
 */
export async function matchUnions(
  ctx: RequestContext,
  familyId: string,
  { unions, known, people }: Matching,
): Promise<Map<string, string>> {
  const links = (tag: string) =>
    [...people.values()].flatMap(({ structure }) => pointersOf(structure, tag));
  const records = await liveRecordsOf(ctx, familyId, [...links('FAMS'), ...links('FAMC')]);
  const byPeople = new Map<string, string[]>();
  for (const [id, { structure }] of records) {
    for (const key of keysOf(pointersOf(structure, 'HUSB', 'WIFE'), pointersOf(structure, 'CHIL'))) {
      const others = byPeople.get(key);
      if (others) others.push(id);
      else byPeople.set(key, [id]);
    }
  }
  const matched = new Map<string, string>();
  const used = new Set<string>();
  for (const { xref, partners, children } of unions) {
    // A stranger is somebody else than everyone in the tree.
    const inTree = (each: string) => known.get(each) ?? `new ${each}`;
    const found = keysOf(partners.map(inTree), children.map(inTree))
      .flatMap((key) => byPeople.get(key) ?? [])
      .find((id) => !used.has(id));
    if (found === undefined) continue;
    used.add(found);
    matched.set(xref, found);
  }
  return matched;
}

function keysOf(partners: readonly string[], children: readonly string[]): string[] {
  const couple = partners.filter((each) => each !== 'VOID').toSorted();
  if (couple.length > 1) return [couple.join(' ')];
  return children.filter((each) => each !== 'VOID').map((child) => `${couple.join(' ')}>${child}`);
}

const pointersOf = ({ children = [] }: Structure, ...tags: readonly string[]): string[] =>
  children.flatMap(({ tag, pointer }) =>
    tags.includes(tag) && pointer !== undefined && pointer !== 'VOID' ? [pointer] : [],
  );
