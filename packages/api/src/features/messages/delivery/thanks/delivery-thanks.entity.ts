import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A recipient's thank-you, in words or as a voice. */
export const DeliveryThanksEntity = defineEntity({
  name: 'DeliveryThanks',
  tableName: 'delivery_thanks',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    deliveryId: p.uuid(),
    messageId: p.uuid(),
    /** Null for a voice. */
    sealedWords: p.blob().nullable(),
    at: instant(),
    /** Null for words, and once the author has deleted the recording. */
    recordingId: p.uuid().nullable(),
    byVoice: p.boolean().default(false),
  },
});
