import type { RequestContext } from '#context.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { MessagePart } from '#features/messages/messages/plan-edit.ts';

export interface MessageEdit {
  /** Never empty. With 'trigger' the time itself was changed. */
  readonly parts: readonly MessagePart[];
}

export type EditListener = (
  ctx: RequestContext,
  message: Message,
  edit: MessageEdit,
) => Promise<void>;

const listeners: EditListener[] = [];

/**
 * Called in the transaction of every edit of an armed message, after it was written and
 * `nextStepAt` was set to now. The engine notes it in its ledger and plans anew; messages know
 * nothing of the engine.
 */
export function onArmedMessageEdited(listener: EditListener): void {
  listeners.push(listener);
}

export async function announceEdit(
  ctx: RequestContext,
  message: Message,
  edit: MessageEdit,
): Promise<void> {
  for (const listener of listeners) await listener(ctx, message, edit);
}
