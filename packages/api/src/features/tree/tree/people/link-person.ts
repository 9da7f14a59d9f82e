import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { linkInput } from '@infinite/schema/tree/link.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { mayAct, requireRight } from '#features/people/families/index.ts';
import { membersAmong } from '#features/collaboration/subjects/index.ts';
import { listChildren } from '#features/relatives/children/index.ts';
import { peopleInBook } from '#features/relatives/contacts/index.ts';
import { publishLive } from '#features/notices/live/index.ts';
import {
  TreePersonEntity,
  type TreePersonRow,
} from '#features/tree/tree/people/tree-person.entity.ts';
import { findRecord, lockTree } from '#features/tree/tree/records/find-records.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const columns = { MEMBER: 'memberId', CONTACT: 'contactId', CHILD: 'childId' } as const;
const columnNames = { MEMBER: 'member_id', CONTACT: 'contact_id', CHILD: 'child_id' } as const;

/**
 * Says who an individual of the tree is in the product: a member, an entry of the address book, a child. One who
 * was somebody else in the tree is so no longer. `subjectId` null takes it back.
 *
 * Members who see the details of the living say it of themselves. For others, and of viewers, the record has to be
 * one that the actor may change: who is somebody in the tree sees their own details there.
 * @param input see `linkInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function linkTreePerson(ctx: RequestContext, input: unknown): Promise<void> {
  const { id, kind, subjectId } = parseInput(linkInput, input);
  const { familyId, userId } = requireRight(ctx, 'seeTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  if (subjectId !== null) await requireSubject(ctx, familyId, { kind, subjectId });
  await inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const record = await findRecord(ctx, familyId, { id, kinds: ['INDI'] });
    const row = await rowOf(ctx, familyId, id);
    const isOfSelf =
      kind === 'MEMBER' &&
      (subjectId ?? row?.memberId) === userId &&
      mayAct(ctx.actor, 'seeLivingDetails');
    const isOfOthers = canChangeRecord(ctx.actor, record);
    if (!isOfSelf && !isOfOthers) throw new AppError('FORBIDDEN', { words: words.notOwn });
    // Somebody who may only say who they are takes nobody else's place.
    if (!isOfOthers && row?.memberId && row.memberId !== userId) {
      throw new AppError('INVALID_INPUT', {
        words: words.linkedElsewhere(nameOf(record.structure)),
      });
    }
    await writeLink(ctx, { familyId, id, kind, subjectId });
    await publishLive(ctx.em, { to: { familyId }, kind: 'tree', id: null });
  });
}

type Link = { familyId: string; id: string; kind: keyof typeof columns; subjectId: string | null };

async function writeLink(
  ctx: RequestContext,
  { familyId, id, kind, subjectId }: Link,
): Promise<void> {
  const column = sql.ref(columnNames[kind]);
  if (subjectId !== null) {
    await rowsOf(
      ctx.em,
      sql`update tree_people set ${column} = null
        where family_id = ${familyId} and ${column} = ${subjectId}`,
    );
  }
  await rowsOf(
    ctx.em,
    sql`insert into tree_people (family_id, individual_id, ${column})
      values (${familyId}, ${id}, ${subjectId})
      on conflict (family_id, individual_id) do update set ${column} = excluded.${column}`,
  );
}

async function rowOf(
  ctx: RequestContext,
  familyId: string,
  individualId: string,
): Promise<TreePersonRow | undefined> {
  return tables(ctx.em, TreePersonEntity)
    .selectFrom('tree_people')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('individualId', '=', individualId)
    .executeTakeFirst();
}

/** @throws AppError NOT_FOUND for somebody whom the actor does not see in the family */
async function requireSubject(
  ctx: RequestContext,
  familyId: string,
  { kind, subjectId }: { kind: keyof typeof columns; subjectId: string },
): Promise<void> {
  const isThere = {
    MEMBER: async () => (await membersAmong(ctx, familyId, [subjectId])).has(subjectId),
    CONTACT: async () => (await peopleInBook(ctx, familyId, [subjectId])).length > 0,
    CHILD: async () => (await listChildren(ctx, [subjectId])).length > 0,
  }[kind];
  if (!(await isThere())) throw new AppError('NOT_FOUND');
}
