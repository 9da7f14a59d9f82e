import type { Temporal } from 'temporal-polyfill';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { removeUnneeded } from '#features/recordings/recordings/index.ts';
import { ChildEntity } from '#features/relatives/children/child.entity.ts';
import { voicesOf } from '#features/relatives/children/voices.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Erases what parents withdrew their consent for, 30 days later. A recording that a message still
 * needs stays hidden, and is tried again every day until no message does.
 */
export const eraseWithdrawnChildren = defineSweep({
  name: 'erase-withdrawn-children',
  everySeconds: 3600,
  nextDue: async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ at: Temporal.Instant | null }>`
        select min(erase_at) as at from children where erase_at is not null`,
    );
    return row?.at ?? null;
  },
  run: async (ctx) => {
    while (!ctx.app.stopping.aborted && (await inTransaction(ctx, eraseNext))) {
      // One child a transaction: recordings of each are locked for a moment only.
    }
  },
});

/** @returns whether there was one */
async function eraseNext(ctx: RequestContext): Promise<boolean> {
  const now = ctx.clock.now();
  const db = tables(ctx.em, ChildEntity);
  const child = await db
    .selectFrom('children')
    .select('id')
    .where('eraseAt', '<=', now)
    .orderBy('eraseAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!child) return false;
  const { id } = child;
  const needed = await removeUnneeded(ctx, await voicesOf(ctx, id));
  if (needed.length === 0) {
    await db.deleteFrom('children').where('id', '=', id).execute();
    return true;
  }
  const again = { sealedName: null, sealedBirthday: null, reminderYear: null };
  await db
    .updateTable('children')
    .set({ ...again, eraseAt: now.add({ hours: 24 }) })
    .where('id', '=', id)
    .execute();
  return true;
}
