import type { PasskeyPurpose } from '@infinite/schema/accounts/passkey.input';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A challenge that one browser is to answer, once, for one purpose. */
export const PasskeyChallengeEntity = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    /** Of the cookie of the browser that asked. */
    tokenHash: p.text().primary(),
    purpose: p.text().$type<PasskeyPurpose>(),
    /** Null for a sign-in, where the passkey itself says whose it is. */
    userId: p.uuid().nullable(),
    challenge: p.text(),
    createdAt: instant(),
    expiresAt: instant(),
  },
});
