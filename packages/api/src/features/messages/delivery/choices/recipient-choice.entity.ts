import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** What a recipient chose behind one version of their link. */
export const RecipientChoiceEntity = defineEntity({
  name: 'RecipientChoice',
  tableName: 'recipient_choices',
  properties: {
    familyId: p.uuid().primary(),
    deliveryId: p.uuid().primary(),
    linkVersion: p.integer().primary(),
    declinedAt: instant().nullable(),
    /** Set exactly with `sealedToken`. */
    remindAt: instant().nullable(),
    sealedToken: p.blob().nullable(),
    /** How many reminders were sent. */
    reminders: p.integer().default(0),
  },
});
