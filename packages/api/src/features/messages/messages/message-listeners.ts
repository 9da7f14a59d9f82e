import type { RequestContext } from '#platform/context.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { MessagePart } from '#features/messages/messages/plan-edit.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface MessageEdit {
  /** Never empty. With 'trigger' the time itself was changed. */
  readonly parts: readonly MessagePart[];
}

export type EditListener = (
  ctx: RequestContext,
  message: Message,
  edit: MessageEdit,
) => Promise<void>;

/**
 * Called in the transaction of every edit of an armed message, after it was written and
 * `nextStepAt` was set to now. The engine records the edit in its ledger and plans again; messages
 * know nothing of the engine.
 */
export const armedMessageEdited = defineExtensionPoint<EditListener>('armed message edited');

export async function announceEdit(
  ctx: RequestContext,
  message: Message,
  edit: MessageEdit,
): Promise<void> {
  for (const listener of ctx.app.extensions.of(armedMessageEdited)) {
    await listener(ctx, message, edit);
  }
}
