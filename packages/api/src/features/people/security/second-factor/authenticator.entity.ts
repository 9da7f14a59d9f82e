import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The authenticator app of an account; without `confirmedAt` it is being set up and counts for nothing. */
export const AuthenticatorEntity = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticators',
  properties: {
    userId: p.uuid().primary(),
    sealedSecret: p.blob().$type<Uint8Array>(),
    /** The time step of the last accepted code: it and every earlier one are used up. */
    lastStep: p.bigint('number').columnType('bigint').nullable(),
    createdAt: instant(),
    confirmedAt: instant().nullable(),
  },
});
