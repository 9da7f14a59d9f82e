import { sql } from 'kysely';
import { newContext, type RequestContext } from '#context.ts';
import { folderOfRecording } from '#features/recordings/recordings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Deletes expired sample families, and templates that no copy uses any more. A failure is logged
 * and does not block the others.
 */
export const forgetSamples = defineSweep({
  name: 'forget-sample-families',
  everySeconds: 600,
  channels: ['clock'],
  run: async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      select f.id from families f
      where f.sample_until <= ${ctx.clock.now().toString()}
        and not exists (select 1 from sample_families c where c.copy_of = f.id
          and c.family_id in (select id from families where sample_until > ${ctx.clock.now().toString()}))
      order by (select copy_of is null from sample_families s where s.family_id = f.id), f.sample_until
      limit 500`.execute(ctx.em.getKysely());
    for (const { id } of rows) {
      try {
        await forgetSample(newContext(ctx.app, ctx.actor), id);
      } catch (error) {
        ctx.app.log.error({ err: error, family: id }, 'a sample family could not be taken away');
      }
    }
  },
});

/** What hangs on a family, in the order in which it can go. */
const ofFamily = [
  'delivery_tokens',
  'delivery_events',
  'deliveries',
  'delivery_snapshots',
  'messages',
  'recordings',
] as const;

async function forgetSample(ctx: RequestContext, familyId: string): Promise<void> {
  const stored = await inTransaction(ctx, async ({ em }) => {
    const db = em.getKysely();
    const { rows } = await sql<{ id: string }>`
      select id from recordings where family_id = ${familyId} and stored_as is null`.execute(db);
    const { rows: people } = await sql<{ user_id: string }>`
      select user_id from memberships where family_id = ${familyId}`.execute(db);
    const ids = people.map(({ user_id }) => user_id);
    await sql`delete from sessions where family_id = ${familyId}`.execute(db);
    for (const table of ofFamily) {
      await sql`delete from ${sql.table(table)} where family_id = ${familyId}`.execute(db);
    }
    await sql`delete from memberships where family_id = ${familyId}`.execute(db);
    await sql`delete from account_tokens where user_id = any(${ids}::uuid[])`.execute(db);
    // Marked or not: an interrupted seed has not marked its people yet.
    await sql`
      delete from users u where id = any(${ids}::uuid[])
        and not exists (select 1 from memberships m where m.user_id = u.id)`.execute(db);
    // Its note goes with it.
    await sql`delete from families where id = ${familyId} and sample_until is not null`.execute(db);
    return rows;
  });
  for (const { id } of stored) await ctx.app.blobs.removeFolder(folderOfRecording(id));
}
