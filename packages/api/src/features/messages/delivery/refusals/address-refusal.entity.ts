import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** An address that asked not to be written to, as a hash; kept for every family. */
export const AddressRefusalEntity = defineEntity({
  name: 'AddressRefusal',
  tableName: 'address_refusals',
  properties: {
    addressHash: p.text().primary(),
    at: instant(),
    /** When the deliveries that waited for the address were canceled. */
    honoredAt: instant().nullable(),
  },
});
