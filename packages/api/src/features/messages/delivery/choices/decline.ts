import type { RequestContext } from '#platform/context.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { tables } from '#platform/database/tables.ts';
import { RecipientChoiceEntity } from '#features/messages/delivery/choices/recipient-choice.entity.ts';

/**
 * The recipient declines to open it. Private: the author only sees that it was not opened. The same
 * link can undo it for as long as it works.
 */
export async function decline(ctx: RequestContext, { delivery }: ReaderLink): Promise<void> {
  const declinedAt = ctx.clock.now();
  await tables(ctx.em, RecipientChoiceEntity)
    .insertInto('recipient_choices')
    .values({
      familyId: delivery.familyId,
      deliveryId: delivery.id,
      linkVersion: delivery.linkVersion,
      declinedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['familyId', 'deliveryId', 'linkVersion'])
        .doUpdateSet({ declinedAt, remindAt: null, sealedToken: null }),
    )
    .execute();
}

export async function undecline(ctx: RequestContext, deliveryId: string): Promise<void> {
  await tables(ctx.em, RecipientChoiceEntity)
    .updateTable('recipient_choices')
    .set({ declinedAt: null })
    .where('deliveryId', '=', deliveryId)
    .execute();
}
