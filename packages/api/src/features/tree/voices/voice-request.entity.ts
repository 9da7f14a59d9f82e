import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Somebody without an account was asked about a person of the tree; what they say is attached to that person. */
export const TreeVoiceRequestEntity = defineEntity({
  name: 'TreeVoiceRequest',
  tableName: 'tree_voice_requests',
  properties: {
    captureId: p.uuid().primary(),
    familyId: p.uuid(),
    /** The individual or union. */
    recordId: p.uuid(),
    /** Null when the account is gone. */
    askedBy: p.uuid().strictNullable(),
    createdAt: instant(),
    answeredAt: instant().strictNullable(),
  },
});
