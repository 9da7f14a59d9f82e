import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/** Purges the address of an invited person once the link in their mail has expired. */
export const purgeCompanionAddressesSweep = defineSweep({
  name: 'forget-companions',
  everySeconds: 3600,
  run: async (ctx) => {
    const hours = recipientLimits.companionAddressDays * 24;
    await tables(ctx.em, DeliveryCompanionEntity)
      .updateTable('delivery_companions')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('expiresAt', '<=', ctx.clock.now().subtract({ hours }))
      .execute();
  },
});
