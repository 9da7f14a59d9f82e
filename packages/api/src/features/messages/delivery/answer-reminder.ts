import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { LockMode } from '@mikro-orm/core';
import type { RequestContext } from '#platform/context.ts';
import {
  DeliveryTokenEntity,
  type Answer,
} from '#features/messages/delivery/delivery-token.entity.ts';
import { findAnswerToken, linkStanding } from '#features/messages/delivery/answer-links.ts';
import { cancelArmed, confirmArmed, moveArmed } from '#features/messages/delivery/change-armed.ts';
import { MessageEntity, triggerOnClocks } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';

interface ReminderAnswer {
  token: string;
  answer: Answer;
  localDate?: string | null;
  localTime?: string | null;
}

/**
 * Applies the choice of a sender on the page behind a link in our mail. The link authenticates
 * them, for this message and this date only.
 * @throws AppError NOT_FOUND for an unknown link, LINK_EXPIRED once it is over
 */
export async function answerReminder(ctx: RequestContext, input: ReminderAnswer): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const token = await findAnswerToken(tx, input.token);
    if (!token) throw new AppError('NOT_FOUND', { words: words.linkUnknown });
    const message = await tx.em.findOneOrFail(
      MessageEntity,
      { familyId: token.familyId, id: token.messageId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    // A repeated answer changes nothing.
    if (token.answer === input.answer && message.occurrence !== token.occurrence) return;
    if (token.answer === 'POSTPONE' && input.answer === 'POSTPONE') return;
    if (token.answer === 'CANCEL' && input.answer === 'CANCEL') return;
    const trigger = await triggerOnClocks(tx, message);
    if (!linkStanding(token, message, trigger, tx.clock.now()).canAct) {
      throw new AppError('LINK_EXPIRED', { words: words.linkOver });
    }
    switch (input.answer) {
      case 'CONFIRM':
        await confirmArmed(tx, message, 'link');
        break;
      case 'CANCEL':
        await cancelArmed(tx, message, 'link');
        break;
      case 'POSTPONE': {
        const date = { localDate: input.localDate ?? '', localTime: input.localTime ?? '' };
        await moveArmed(tx, message, date, 'POSTPONED', 'link');
        break;
      }
    }
    await tables(tx.em, DeliveryTokenEntity)
      .updateTable('delivery_tokens')
      .set({ answer: input.answer, answeredAt: tx.clock.now() })
      .where('familyId', '=', token.familyId)
      .where('id', '=', token.id)
      .execute();
  });
}
