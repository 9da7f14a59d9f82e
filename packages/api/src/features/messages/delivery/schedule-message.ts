import type { RequestContext } from '#platform/context.ts';
import {
  freshAim,
  isArmed,
  note,
  occurrenceEvidence,
  wrongState,
} from '#features/messages/delivery/change-armed.ts';
import { guardNewRecipients } from '#features/messages/delivery/guard-new-recipients.ts';
import {
  lockMessage,
  requireReadyToSchedule,
  staleVersion,
  triggerOnClocks,
  type Message,
} from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Arms a draft: from here on only its author can cancel its delivery. A repeated form arms it once.
 * @throws AppError INVALID_INPUT with what is missing, CONFLICT when it was edited elsewhere,
 * EMAIL_UNCONFIRMED, RATE_LIMITED for too many new people in a day
 */
export async function scheduleMessage(
  ctx: RequestContext,
  input: { id: string; version: number },
): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, input.id);
    if (message.version !== input.version) throw staleVersion(message);
    if (isArmed(message)) return message;
    if (message.state !== 'DRAFT') throw wrongState();
    await requireReadyToSchedule(tx, message);
    await guardNewRecipients(tx, message);
    const trigger = await triggerOnClocks(tx, message);
    if (!trigger) throw wrongState();
    const now = tx.clock.now();
    Object.assign(message, { ...freshAim(trigger, now), state: 'SCHEDULED', updatedAt: now });
    await note(tx, message, 'SCHEDULED', 'DRAFT', occurrenceEvidence(trigger, now));
    return message;
  });
}
