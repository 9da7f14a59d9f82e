import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { note } from '#features/messages/delivery/change-armed.ts';
import { guardNewRecipients } from '#features/messages/delivery/guard-new-recipients.ts';
import { readTrigger, type EditListener, type Message } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Records every edit of an armed message in its ledger; the sweep plans again from the row.
 * @throws AppError INVALID_INPUT when it was already sent on the day it is moved to
 */
export const recordEdit: EditListener = async (ctx, message, edit) => {
  if (edit.parts.includes('trigger')) await refuseDayOfADelivery(ctx, message);
  if (edit.parts.includes('recipients')) await guardNewRecipients(ctx, message);
  await note(ctx, message, 'EDITED', message.state, { parts: edit.parts, by: 'page' });
};

/** A message has one delivery a day, so a second one on the same day would silently be dropped. */
async function refuseDayOfADelivery(ctx: RequestContext, message: Message): Promise<void> {
  const trigger = readTrigger(message);
  if (!trigger?.localDate || trigger.kind === 'RECURRING') return;
  const [row] = await rowsOf(
    ctx.em,
    sql<{ sent: boolean }>`
      select exists (select 1 from deliveries
        where message_id = ${message.id} and occurrence >= ${trigger.localDate}) as sent`,
  );
  if (!row?.sent) return;
  const fields = { 'trigger.localDate': words.sentThatDay };
  throw new AppError('INVALID_INPUT', { words: words.sentThatDay, fields });
}
