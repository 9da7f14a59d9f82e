import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import type { TreeUnionRow } from '#features/tree/tree/derived/union.entity.ts';
import type { TreePedigreeName, TreeUnionKindName } from '@infinite/schema/catalogue/tree';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import { isRestricted } from '#features/tree/tree/living/view-of.ts';
import type {
  ShownIndividual,
  TreeParents,
  TreeUnionType,
} from '#features/tree/tree/view/individual.types.ts';
import { momentOf } from '#features/tree/tree/view/moment.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface MemberRow {
  readonly unionId: string;
  readonly individualId: string;
  readonly role: 'PARTNER' | 'CHILD';
  readonly pedigree: string | null;
}

const unionKey = Symbol('unions of the tree');
const membershipKey = Symbol('unions of individuals');

/** A union with its people, as the reader gets it; null where it is not of the tree. */
export function unionOf(ctx: RequestContext, id: string): Promise<TreeUnionType | null> {
  return loaderOf(
    ctx,
    unionKey,
    () => new DataLoader<string, TreeUnionType | null>((ids) => loadUnions(ctx, ids)),
  ).load(id);
}

/** The unions that somebody is a partner in, and those whose child they are. */
export async function unionsOfIndividual(
  ctx: RequestContext,
  id: string,
): Promise<{ own: TreeUnionType[]; parents: TreeParents[] }> {
  const rows = await loaderOf(
    ctx,
    membershipKey,
    () => new DataLoader<string, MemberRow[]>((ids) => loadMemberships(ctx, ids)),
  ).load(id);
  const unions = await Promise.all(rows.map(({ unionId }) => unionOf(ctx, unionId)));
  return {
    own: rows.flatMap(({ role }, at) => (role === 'PARTNER' ? (unions[at] ?? []) : [])),
    parents: rows.flatMap(({ role, pedigree }, at) => {
      const union = unions[at];
      return role === 'CHILD' && union ? [{ pedigree: pedigreeName(pedigree), union }] : [];
    }),
  };
}

async function loadMemberships(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<MemberRow[][]> {
  const { familyId } = await readerOf(ctx);
  const rows = await rowsOf(
    ctx.em,
    sql<MemberRow>`
      select p.union_id, p.individual_id, p.role, g.pedigree from tree_union_people p
      join tree_unions u on u.family_id = p.family_id and u.id = p.union_id
      left join tree_pedigrees g on g.family_id = p.family_id and g.union_id = p.union_id
        and g.individual_id = p.individual_id
      where p.family_id = ${familyId} and p.individual_id = any(${[...ids]}::uuid[])
      order by u.marriage_year nulls last, p.union_id`,
  );
  return ids.map((id) => rows.filter(({ individualId }) => individualId === id));
}

async function loadUnions(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<(TreeUnionType | null)[]> {
  const reader = await readerOf(ctx);
  const { familyId } = reader;
  const unions = await rowsOf(
    ctx.em,
    sql<TreeUnionRow & { version: number }>`
      select u.*, r.version from tree_unions u
      join tree_records r on r.family_id = u.family_id and r.id = u.id
      where u.family_id = ${familyId} and u.id = any(${[...ids]}::uuid[])`,
  );
  const members = await rowsOf(
    ctx.em,
    sql<MemberRow>`
      select p.union_id, p.individual_id, p.role, g.pedigree from tree_union_people p
      join tree_individuals i on i.family_id = p.family_id and i.id = p.individual_id
      left join tree_pedigrees g on g.family_id = p.family_id and g.union_id = p.union_id
        and g.individual_id = p.individual_id
      where p.family_id = ${familyId} and p.union_id = any(${[...ids]}::uuid[])
      order by case when p.role = 'CHILD' then i.birth_sort end nulls last, p.ordinal`,
  );
  const rows = await individualRows(
    ctx,
    familyId,
    members.map(({ individualId }) => individualId),
  );
  const people = new Map(rows.map((row) => [row.id, showIndividual(ctx, row, reader)]));
  const shown = new Map(
    unions.map((union) => {
      const own = members.filter(({ unionId }) => unionId === union.id);
      return [union.id, showUnion(ctx, union, own, people)];
    }),
  );
  return ids.map((id) => {
    const union = shown.get(id);
    const isHidden = union && !reader.audience.seesRestricted && isRestricted(union.restriction);
    return union && !isHidden ? union.type : null;
  });
}

function showUnion(
  ctx: RequestContext,
  union: TreeUnionRow & { version: number },
  members: readonly MemberRow[],
  people: ReadonlyMap<string, ShownIndividual>,
) {
  const inRole = (role: MemberRow['role']) => members.filter((member) => member.role === role);
  const partners = inRole('PARTNER').flatMap(({ individualId }) => people.get(individualId) ?? []);
  // When and how the living married is one of their details.
  const isWhole = partners.every(({ view }) => view === 'FULL');
  const { marriageText, marriageYear, marriagePlace } = union;
  const type: TreeUnionType = {
    ...{ id: union.id, version: union.version, partners },
    kind: isWhole ? (kindNames[union.kind] ?? 'UNKNOWN') : 'UNKNOWN',
    marriage: isWhole ? momentOf(marriageText, marriageYear, marriagePlace) : null,
    mayChange: isWhole && canChangeRecord(ctx.actor, union),
    children: inRole('CHILD').flatMap(({ individualId, pedigree }) => {
      const individual = people.get(individualId);
      return individual ? [{ individual, pedigree: pedigreeName(pedigree) }] : [];
    }),
  };
  return { type, restriction: union.restriction };
}

const kindNames: Readonly<Record<string, TreeUnionKindName>> = {
  ...{ m: 'MARRIED', p: 'PARTNERS', d: 'DIVORCED', u: 'UNKNOWN' },
};

const pedigreeNames: Readonly<Record<string, TreePedigreeName>> = {
  ...{ b: 'BIRTH', a: 'ADOPTED', f: 'FOSTER', s: 'SEALING', t: 'STEP', o: 'OTHER' },
};

const pedigreeName = (letter: string | null): TreePedigreeName =>
  pedigreeNames[letter ?? 'b'] ?? 'BIRTH';
