import { authorNewsTimings } from '@infinite/schema/catalogue/recipients';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { notifyAuthorJob } from '#features/messages/delivery/author-mails/notify-author.job.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { recipientCount } from '#features/messages/messages/index.ts';

/**
 * Batches events about one message into one mail. A batch is fixed before its mail is written, so a
 * repeated mail has the same text and Message-ID.
 */
export const notifyAuthorsSweep = defineSweep({
  name: 'notify-authors',
  everySeconds: 30,
  channels: ['clock'],
  run: (ctx) => notifyAuthors(ctx),
});

async function notifyAuthors(ctx: RequestContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (await isHeld(tx.em)) return;
    const now = tx.clock.now();
    const gathered = now.subtract({ minutes: authorNewsTimings.gatherMinutes });
    // With several recipients an event waits for the others; with one it does not.
    const rows = await rowsOf(
      tx.em,
      sql<{ batchId: string }>`
        with waiting as (
          select family_id, id, message_id, kind, at,
            first_value(id) over news as batch_id, min(at) over news as since
          from author_news where batch_id is null
          window news as (partition by message_id, kind order by at, id
            rows between unbounded preceding and unbounded following)
        ), ready as (
          select w.family_id, w.id, w.batch_id from waiting w
          where w.since <= ${gathered}
            or w.kind not in ('DELIVERED', 'OPENED')
            or ${recipientCount('w.family_id', 'w.message_id')} < 2
          limit 5000
        )
        update author_news n set batch_id = ready.batch_id from ready
        where n.family_id = ready.family_id and n.id = ready.id and n.batch_id is null
        returning n.batch_id`,
    );
    const batches = [...new Set(rows.map((row) => row.batchId))];
    await tx.jobs.enqueueMany(
      tx,
      notifyAuthorJob,
      batches.map((batchId) => ({ batchId })),
    );
  });
}
