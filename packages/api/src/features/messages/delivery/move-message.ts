import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import type { RequestContext } from '#platform/context.ts';
import { moveArmed } from '#features/messages/delivery/change-armed.ts';
import { lockMessage, staleVersion, type Message } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';

interface NewDate {
  id: string;
  version: number;
  localDate: string;
  localTime: string;
}

/** Postpones an armed message to another date, with reminders of its own. */
export function postponeMessage(ctx: RequestContext, input: NewDate): Promise<Message> {
  return move(ctx, input, 'POSTPONED');
}

/** Sets the date of an armed occasion. */
export function setOccasionDate(ctx: RequestContext, input: NewDate): Promise<Message> {
  return move(ctx, input, 'DATE_SET');
}

async function move(
  ctx: RequestContext,
  { id, version, localDate, localTime }: NewDate,
  what: 'POSTPONED' | 'DATE_SET',
): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.version !== version) throw staleVersion(message);
    if (what === 'DATE_SET' && message.triggerKind !== 'OCCASION') {
      throw new AppError('WRONG_STATE', { words: words.notAnOccasion });
    }
    await moveArmed(tx, message, { localDate, localTime }, what, 'page');
    return message;
  });
}
