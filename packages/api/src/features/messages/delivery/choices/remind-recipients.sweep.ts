import { sql } from 'kysely';
import { remindRecipientJob } from '#features/messages/delivery/choices/remind-recipient.job.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Enqueues reminders that recipients asked for. Each row is deferred by an hour as its job is
 * enqueued, so that a lost job is enqueued again.
 */
export const remindRecipientsSweep = defineSweep({
  name: 'remind-recipients',
  everySeconds: 60,
  channels: ['clock'],
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      if (await isHeld(tx.em)) return;
      const now = tx.clock.now();
      const rows = await rowsOf(
        tx.em,
        sql<{ deliveryId: string; linkVersion: number; reminders: number }>`
          update recipient_choices set remind_at = ${now.add({ hours: 1 })}
          where (family_id, delivery_id, link_version) in (
            select family_id, delivery_id, link_version from recipient_choices
            where remind_at <= ${now}
            order by remind_at limit 500 for update skip locked)
          returning delivery_id, link_version, reminders`,
      );
      const payloads = rows.map(({ deliveryId, linkVersion, reminders }) => ({
        deliveryId,
        linkVersion,
        number: reminders + 1,
      }));
      await tx.jobs.enqueueMany(tx, remindRecipientJob, payloads);
    }),
});
