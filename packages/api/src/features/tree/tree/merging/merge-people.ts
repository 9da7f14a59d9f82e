import { mergeIndividuals, mergeUnions, repoint } from '@infinite/gedcom/edit/merge-records';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { mergeInput, pairInput } from '@infinite/schema/tree/merge.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { linksToMove, moveLinks } from '#features/tree/tree/merging/moved-links.ts';
import { TreeDifferenceEntity } from '#features/tree/tree/merging/tree-difference.entity.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { readInto } from '#features/tree/tree/people/empty-union.ts';
import { partnersOf, unionIdsOf } from '#features/tree/tree/people/link-records.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';
import { findRecord, recordsOf } from '#features/tree/tree/records/find-records.ts';
import { lockRecord } from '#features/tree/tree/records/lock-record.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Makes one person of two records about the same one, as somebody decided who looked at both. Everything that
 * pointed to the other points to the one that stays; two unions of the same couple become one.
 * @param input see `mergeInput`
 * @returns the change, by which it is undone
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function mergeTreePeople(ctx: RequestContext, input: unknown): Promise<string> {
  const { keep, other, ...choices } = parseInput(mergeInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  if (keep.id === other.id) throw new AppError('INVALID_INPUT', { words: words.samePerson });
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const kept = await lockRecord(ctx, familyId, { ...keep, kinds: ['INDI'] });
    const gone = await lockRecord(ctx, familyId, { ...other, kinds: ['INDI'] });
    const pointing = await idsPointingTo(ctx, familyId, other.id);
    const unions = [kept, gone].flatMap(({ structure }) => [
      ...unionIdsOf(structure, 'FAMS'),
      ...unionIdsOf(structure, 'FAMC'),
    ]);
    const set = new EditSet(
      await recordsOf(ctx, familyId, [keep.id, other.id, ...pointing, ...unions]),
    );
    const paths = (indexes: readonly number[]) => indexes.map((index) => [index]);
    const merged = edited(() =>
      mergeIndividuals(set.get(keep.id), set.get(other.id), {
        preferOther: choices.preferOther,
        leaveOutOfKept: paths(choices.leaveOutOfKept),
        leaveOutOfOther: paths(choices.leaveOutOfOther),
      }),
    );
    set.put(merged);
    set.remove(other.id, keep.id);
    for (const id of pointing) {
      if (id !== keep.id && set.has(id)) {
        set.change(id, (record) => repoint(record, other.id, keep.id));
      }
    }
    await mergeCouples(ctx, familyId, { set, id: keep.id });
    const values = { name: nameOf(set.get(keep.id)), other: nameOf(gone.structure) };
    const change = { familyId, madeBy: userId, kind: 'MERGED', values } as const;
    const made = await changeTree(ctx, change, set.edits);
    const links = await linksToMove(ctx, familyId, { from: other.id, to: keep.id });
    await moveLinks(ctx, { familyId, changeId: made.id }, links);
    return made.id;
  });
}

/** Two unions in which the person has the same partner become the first of them. */
async function mergeCouples(
  ctx: RequestContext,
  familyId: string,
  { set, id }: { set: EditSet; id: string },
): Promise<void> {
  const known = new Map<string, string>();
  for (const unionId of unionIdsOf(set.get(id), 'FAMS')) {
    if (!set.has(unionId)) continue;
    const couple = partnersOf(set.get(unionId)).toSorted().join(' ');
    const first = known.get(couple);
    if (first === undefined || !couple.includes(' ')) {
      known.set(couple, unionId);
      continue;
    }
    // Its children and the partner point to it as well, and are not among those who point to a person.
    await readInto(ctx, familyId, { set, ids: await idsPointingTo(ctx, familyId, unionId) });
    set.put(edited(() => mergeUnions(set.get(first), set.get(unionId))));
    set.remove(unionId, first);
    for (const each of set.ids()) set.change(each, (record) => repoint(record, unionId, first));
  }
}

/** Every record with a pointer to this one, at any depth. */
async function idsPointingTo(ctx: RequestContext, familyId: string, id: string): Promise<string[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from tree_records
      where family_id = ${familyId} and removed_at is null
        and structure::text like ${`%"pointer": "${id}"%`}`,
  );
  return rows.map((row) => row.id);
}

/**
 * Keeps a pair from being proposed again.
 * @param input see `pairInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT
 */
export async function markTreePeopleDifferent(ctx: RequestContext, input: unknown): Promise<void> {
  const { ids } = parseInput(pairInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  const [oneId = '', otherId = ''] = ids.toSorted();
  for (const id of ids) await findRecord(ctx, familyId, { id, kinds: ['INDI'] });
  await tables(ctx.em, TreeDifferenceEntity)
    .insertInto('tree_differences')
    .values({ familyId, oneId, otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
