import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A sign-up with the class of the place it came from, and when each later step was first taken. */
export const GrowthSignUpEntity = defineEntity({
  name: 'GrowthSignUp',
  tableName: 'growth_sign_ups',
  properties: {
    id: p.uuid().primary(),
    /** Null once the account is closed, or 90 days after the sign-up. */
    userId: p.uuid().nullable(),
    source: p.text().$type<GrowthSourceName>(),
    signedUpAt: instant(),
    recordedAt: instant().nullable(),
    scheduledAt: instant().nullable(),
    checkoutAt: instant().nullable(),
    paidAt: instant().nullable(),
  },
});
