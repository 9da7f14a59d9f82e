import type { RequestContext } from '#platform/context.ts';
import { beginDeliveries } from '#features/messages/delivery/begin-deliveries.ts';
import { cancelArmed } from '#features/messages/delivery/change-armed.ts';
import { plannedMessage } from '#features/messages/delivery/load-plans.ts';
import { lockUnsent, type Unsent } from '#features/messages/delivery/lock-unsent.ts';
import { groupOfPerson, isLeft } from '#features/messages/delivery/plan-groups.ts';
import { stopWaiting } from '#features/messages/delivery/stop-waiting.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Cancels the current delivery to one recipient: the waiting mail, or the local time that has not
 * come yet. Cancels the message when no other recipient is left.
 * @throws AppError NOT_FOUND, WRONG_STATE once the mail has left
 */
export async function stopForRecipient(
  ctx: RequestContext,
  input: { messageId: string; recipientId: string },
): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const unsent = await lockUnsent(tx, input);
    const { message, recipient } = unsent;
    if (unsent.standing === null) await beginEarly(tx, unsent);
    await stopWaiting(tx, message, 'page', recipient.id);
    if (await hasNoRecipientLeft(tx, message)) await cancelArmed(tx, message, 'page');
    else message.nextStepAt = tx.clock.now();
    await tx.em.flush();
    return message;
  });
}

/** Creates the row that is canceled in the same transaction: no sender ever sees it waiting. */
async function beginEarly(ctx: RequestContext, { message, recipient }: Unsent): Promise<void> {
  const planned = await plannedMessage(ctx.em, message.id);
  const group = planned && groupOfPerson(planned.facts, recipient.id);
  if (!group) return;
  const beginning = { message: planned, occurrence: group.occurrence, groups: [group] };
  await beginDeliveries(ctx, [beginning], ctx.clock.now());
}

async function hasNoRecipientLeft(ctx: RequestContext, message: Message): Promise<boolean> {
  const planned = await plannedMessage(ctx.em, message.id);
  if (!planned || message.state !== 'DELIVERING') return false;
  const { facts, recipients } = planned;
  if (facts.trigger?.kind === 'RECURRING' || !facts.occurrence) return false;
  const { occurrence } = facts;
  const left = facts.people.some((person) => isLeft(person, occurrence));
  return !left && facts.open === 0 && facts.stopped >= recipients.length;
}
