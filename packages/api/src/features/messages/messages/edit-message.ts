import { armedStates } from '@infinite/schema/catalogue/messages';
import type { MessageDraft } from '@infinite/schema/messages/message-draft.input';
import { messageRefusalWords as words } from '@infinite/schema/words/messages.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRecordings } from '#features/messages/messages/attached-recordings.ts';
import { requireReady } from '#features/messages/messages/check-ready.ts';
import {
  loadContent,
  storeAttachments,
  storeRecipients,
} from '#features/messages/messages/message-content.ts';
import { writeBody } from '#features/messages/messages/message-body.ts';
import { announceEdit } from '#features/messages/messages/message-listeners.ts';
import { canEditMessage } from '#features/messages/messages/message.policy.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { planEdit, type EditPlan } from '#features/messages/messages/plan-edit.ts';
import { triggerColumns } from '#features/messages/messages/read-trigger.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Applies a draft to a locked message. A draft that changes nothing is accepted on any version, so
 * that a client may repeat a save whose response was lost.
 * @param baseVersion the version the draft was made on
 * @throws AppError CONFLICT with the current version in `fields.version`
 */
export async function editMessage(
  ctx: RequestContext,
  message: Message,
  draft: MessageDraft,
  baseVersion: number,
): Promise<void> {
  const stored = await loadContent(ctx, message);
  const plan = planEdit(stored, draft);
  if (plan.parts.length === 0) return;
  if (!canEditMessage(ctx.actor, message)) {
    throw new AppError('WRONG_STATE', { words: words.notEditable });
  }
  if (message.version !== baseVersion) throw staleVersion(message);
  if (plan.unknownRecipientIds.length > 0) {
    const fields = { recipients: words.unknownRecipient };
    throw new AppError('INVALID_INPUT', { words: words.unknownRecipient, fields });
  }
  const added = plan.attachmentIds.filter((id) => !stored.attachmentIds.includes(id));
  await requireRecordings(ctx, added);
  const armed = armedStates.some((state) => state === message.state);
  // An edit never disarms: what is armed stays ready, or the edit is refused and nothing changes.
  if (armed) await requireReady(ctx, plan);
  await write(ctx, message, plan);
  if (armed) await announceEdit(ctx, message, { parts: plan.parts });
}

async function write(ctx: RequestContext, message: Message, plan: EditPlan): Promise<void> {
  message.title = plan.title;
  if (plan.parts.includes('body')) await writeBody(ctx, message, plan.body);
  if (plan.parts.includes('trigger')) Object.assign(message, triggerColumns(plan.trigger));
  if (plan.parts.includes('recipients')) storeRecipients(ctx, message, plan);
  if (plan.parts.includes('attachments')) {
    await storeAttachments(ctx, message, plan.attachmentIds);
  }
  message.version += 1;
  message.updatedAt = ctx.clock.now();
  if (message.state !== 'DRAFT') message.nextStepAt = ctx.clock.now();
  await ctx.em.flush();
}

export function staleVersion(message: Pick<Message, 'version'>): AppError {
  return new AppError('CONFLICT', {
    words: words.stale,
    fields: { version: String(message.version) },
  });
}
