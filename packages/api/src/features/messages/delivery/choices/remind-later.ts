import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as refusals } from '@infinite/schema/words/received.en';
import type { RequestContext } from '#platform/context.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { sealWords } from '#features/people/families/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import { RecipientChoiceEntity } from '#features/messages/delivery/choices/recipient-choice.entity.ts';

/**
 * Schedules one more mail with the same link, after a day or a week. The token is stored sealed
 * until then. Choosing again replaces the date.
 * @throws AppError WRONG_STATE after too many reminders
 */
export async function remindLater(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  token: string,
  wait: keyof typeof recipientLimits.reminderDays,
): Promise<void> {
  const hours = recipientLimits.reminderDays[wait] * 24;
  const remindAt = ctx.clock.now().add({ hours });
  const words = { kind: 'reminder-token', row: delivery.id } as const;
  const sealed = await sealWords(ctx, delivery.familyId, words, token);
  const rows = await tables(ctx.em, RecipientChoiceEntity)
    .insertInto('recipient_choices')
    .values({
      familyId: delivery.familyId,
      deliveryId: delivery.id,
      linkVersion: delivery.linkVersion,
      remindAt,
      sealedToken: sealed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['familyId', 'deliveryId', 'linkVersion'])
        .doUpdateSet({ remindAt, sealedToken: sealed })
        .where('recipient_choices.reminders', '<', recipientLimits.reminders),
    )
    .returning('deliveryId')
    .execute();
  if (rows.length === 0) throw new AppError('WRONG_STATE', { words: refusals.noMoreReminders });
}

export async function dropReminder(ctx: RequestContext, deliveryId: string): Promise<void> {
  await tables(ctx.em, RecipientChoiceEntity)
    .updateTable('recipient_choices')
    .set({ remindAt: null, sealedToken: null })
    .where('deliveryId', '=', deliveryId)
    .where('remindAt', 'is not', null)
    .execute();
}
