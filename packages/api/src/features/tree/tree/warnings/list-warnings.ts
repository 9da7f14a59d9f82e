import {
  findWarnings,
  warningInWords,
  type LifeRow,
  type UnionRow,
  type Warning,
} from '@infinite/gedcom/warnings';
import type { Pedigree, Sex } from '@infinite/gedcom/read/individual';
import { julianDayOf } from '@infinite/gedcom/dates/calendars';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { keptColumns } from '#features/tree/tree/graph/kept-graphs.ts';
import type { TreeColumns } from '#features/tree/tree/graph/load-graph.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { nameInView, viewOf } from '#features/tree/tree/living/view-of.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface ListedWarning {
  readonly code: string;
  readonly individualId: string;
  readonly otherId: string | null;
  readonly unionId: string | null;
  readonly words: string;
}

interface DatedRow {
  readonly recordId: string;
  readonly tag: string;
  readonly sort: number | null;
  readonly sortTo: number | null;
  readonly dateText: string;
}

/** Warnings of a tree's version; they go when the tree is read again. */
const kept = new WeakMap<TreeColumns, Promise<readonly Warning[]>>();

/**
 * What is hardly true in the tree, or about one person. It keeps nobody from saving.
 * @throws AppError FORBIDDEN
 */
export async function listWarnings(
  ctx: RequestContext,
  { of, first }: { of: string | null; first: number | null },
): Promise<ListedWarning[]> {
  const reader = await readerOf(ctx);
  const columns = await keptColumns(ctx, reader.familyId);
  const warnings = kept.get(columns) ?? warningsOf(ctx, reader.familyId, columns);
  kept.set(columns, warnings);
  const isNamed = seenNames(columns, reader);
  return (await warnings)
    .filter(({ individual, other }) => of === null || individual === of || other === of)
    .filter(({ individual, other }) => isNamed.has(individual) && (!other || isNamed.has(other)))
    .slice(0, Math.min(first ?? limits.warnings.page, limits.warnings.pageMax))
    .map((warning) => ({
      ...{ code: warning.code, individualId: warning.individual },
      ...{ otherId: warning.other ?? null, unionId: warning.union ?? null },
      words: warningInWords(warning, (id) => isNamed.get(id) || words.unknownPerson),
    }));
}

/** Names of those whose dates the reader sees. */
function seenNames(
  { people }: TreeColumns,
  { audience, year }: TreeReader,
): ReadonlyMap<string, string> {
  return new Map(
    people
      .filter((person) => viewOf(person, audience, year) === 'FULL')
      .map((person) => [person.id, nameInView(person, 'FULL', audience)]),
  );
}

async function warningsOf(
  ctx: RequestContext,
  familyId: string,
  columns: TreeColumns,
): Promise<readonly Warning[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<DatedRow>`
      select record_id, tag, sort, sort_to, date_text from tree_events
      where family_id = ${familyId} and sort is not null`,
  );
  const datesOf = Map.groupBy(rows, ({ recordId }) => recordId);
  const today = ctx.clock.now().toZonedDateTimeISO('UTC');
  const view = {
    people: columns.people.map(({ id, sex }) => lifeOf(id, sex as Sex, datesOf.get(id) ?? [])),
    unions: columns.unionIds.map((id, at) => unionRowOf(columns, at, datesOf.get(id) ?? [])),
  };
  return findWarnings(view, julianDayOf('GREGORIAN', today.year, today.month, today.day));
}

/** Dates such as 'before 1900' are open at one end. */
function rangeOf({ sort, sortTo, dateText }: DatedRow) {
  return {
    from: /^(?:BEF|TO) /.test(dateText) ? null : sort,
    to: /^(?:AFT|FROM) (?!.* TO )/.test(dateText) ? null : sortTo,
  };
}

const open = { from: null, to: null };
const own = ['BIRT', 'DEAT', 'BURI', 'CREM'];

function lifeOf(id: string, sex: Sex, rows: readonly DatedRow[]): LifeRow {
  const first = (...tags: string[]) => {
    const found = rows.find(({ tag }) => tags.includes(tag));
    return found ? rangeOf(found) : open;
  };
  return {
    ...{ id, sex, born: first('BIRT'), died: first('DEAT'), buried: first('BURI', 'CREM') },
    events: rows
      .filter(({ tag }) => !own.includes(tag))
      .map((row) => ({ tag: row.tag, range: rangeOf(row) })),
  };
}

const pedigreeNames: Readonly<Record<string, Pedigree>> = {
  ...{ b: 'BIRTH', a: 'ADOPTED', f: 'FOSTER', s: 'SEALING', t: 'OTHER', o: 'OTHER' },
};

function unionRowOf(columns: TreeColumns, at: number, rows: readonly DatedRow[]): UnionRow {
  const idOf = (index: number) => columns.people[index]?.id ?? '';
  const letters = columns.pedigrees[at] ?? '';
  return {
    id: columns.unionIds[at] ?? '',
    partners: (columns.partners[at] ?? []).map(idOf),
    children: (columns.children[at] ?? []).map((index, place) => ({
      id: idOf(index),
      pedigree: pedigreeNames[letters.charAt(place)] ?? null,
    })),
    marriages: rows.filter(({ tag }) => tag === 'MARR').map(rangeOf),
  };
}
