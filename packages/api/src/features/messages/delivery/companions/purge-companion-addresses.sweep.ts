import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/** The address of someone who was invited is kept only as long as their mail may be answered. */
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
