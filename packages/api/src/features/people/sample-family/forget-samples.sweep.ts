import { sql } from 'kysely';
import { newContext, type RequestContext } from '#platform/context.ts';
import { deleteSampleDeliveries } from '#features/messages/delivery/index.ts';
import { deleteSampleMessages } from '#features/messages/messages/index.ts';
import { deleteTokensOf } from '#features/people/accounts/index.ts';
import {
  deleteSampleFamily,
  removeSampleMembers,
  sampleFamilies,
} from '#features/people/families/index.ts';
import { deleteSamples, deleteSessionsIn } from '#features/people/identity/index.ts';
import {
  deleteSampleRecordings,
  folderOfRecording,
  originalsOfFamily,
} from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
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
    const now = ctx.clock.now();
    const expired = await rowsOf(
      ctx.em,
      sql<{ id: string }>`
        select f.id from ${sampleFamilies} f
        where f.sample_until <= ${now}
          and not exists (select 1 from sample_families c
            join ${sampleFamilies} live on live.id = c.family_id and live.sample_until > ${now}
            where c.copy_of = f.id)
        order by (select copy_of is null from sample_families s where s.family_id = f.id),
          f.sample_until
        limit 500`,
    );
    for (const { id } of expired) {
      try {
        await forgetSample(newContext(ctx.app, ctx.actor), id);
      } catch (error) {
        ctx.app.log.error({ err: error, family: id }, 'a sample family could not be deleted');
      }
    }
  },
});

/** Rows go in the order of their references; files when the rows are gone. */
async function forgetSample(ctx: RequestContext, familyId: string): Promise<void> {
  const stored = await inTransaction(ctx, async ({ em }) => {
    const originals = await originalsOfFamily(em, familyId);
    await deleteSessionsIn(em, familyId);
    await deleteSampleDeliveries(em, familyId);
    await deleteSampleMessages(em, familyId);
    await deleteSampleRecordings(em, familyId);
    const alone = await removeSampleMembers(em, familyId);
    await deleteTokensOf(em, alone);
    await deleteSamples(em, alone);
    // Its row in sample_families goes with it.
    await deleteSampleFamily(em, familyId);
    return originals;
  });
  for (const id of stored) await ctx.app.blobs.removeFolder(folderOfRecording(id));
}
