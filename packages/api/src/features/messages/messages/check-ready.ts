import type { MessageDraft } from '@infinite/schema/messages/message-draft.input';
import { faultsBeforeScheduling } from '@infinite/schema/messages/schedule-ready.input';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { triggerProblemWords } from '@infinite/schema/words/schedule.en';
import type { RequestContext } from '#platform/context.ts';
import { recordingFaults } from '#features/messages/messages/attached-recordings.ts';
import { loadContent } from '#features/messages/messages/message-content.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { EditPlan } from '#features/messages/messages/plan-edit.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Checks that a stored message is complete, in the transaction that arms it.
 * @throws AppError INVALID_INPUT with the words of each field
 */
export async function requireReadyToSchedule(ctx: RequestContext, message: Message): Promise<void> {
  const { body, recipients, attachmentIds } = await loadContent(ctx, message);
  const draft = {
    title: message.title,
    body,
    trigger: readTrigger(message),
    recipients: recipients.filter((recipient) => recipient.removedAt === null),
    attachmentIds: [...attachmentIds],
  };
  refuse(await faultsOf(ctx, draft));
}

/**
 * The same for an edit of an armed message. Its time is only looked at when the edit changes it:
 * words may be corrected while the engine is about to send.
 */
export async function requireReady(ctx: RequestContext, plan: EditPlan): Promise<void> {
  const draft = {
    title: plan.title,
    body: plan.body,
    trigger: plan.trigger,
    recipients: plan.recipients.map((recipient) => ({ ...recipient, id: null })),
    attachmentIds: [...plan.attachmentIds],
  };
  const faults = await faultsOf(ctx, draft);
  if (!plan.parts.includes('trigger')) {
    const tooLateForOne = faults.get('trigger.localDate') === triggerProblemWords.PAST_SOMEWHERE;
    for (const field of faults.keys()) if (field.startsWith('trigger')) faults.delete(field);
    // A new recipient in a zone where the time has passed would get it at once, and the message would
    // become read-only.
    if (tooLateForOne && plan.parts.includes('recipients')) {
      faults.set('recipients', messageRefusalWords.pastWhereTheyLive);
    }
  }
  refuse(faults);
}

async function faultsOf(ctx: RequestContext, draft: MessageDraft): Promise<Map<string, string>> {
  const faults = faultsBeforeScheduling(draft, ctx.clock.now());
  const recordings = await recordingFaults(ctx, draft.attachmentIds ?? []);
  for (const [field, words] of recordings) faults.set(field, words);
  return faults;
}

function refuse(faults: Map<string, string>): void {
  if (faults.size === 0) return;
  throw new AppError('INVALID_INPUT', {
    words: messageRefusalWords.notReady,
    fields: Object.fromEntries(faults),
  });
}
