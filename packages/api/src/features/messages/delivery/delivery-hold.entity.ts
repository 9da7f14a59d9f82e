import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Whether sending waits for an operator, and what the guards compare. One row. */
export const DeliveryHoldEntity = defineEntity({
  name: 'DeliveryHold',
  tableName: 'delivery_hold',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    held: p.boolean().default(false),
    reason: p.text().nullable(),
    since: instant().nullable(),
    /** Of the PostgreSQL cluster that the database ran in last. */
    databaseIdentity: p.text().nullable(),
    /** Raised by each release. */
    epoch: p.bigint('number').default(0),
    /** The epoch whose marks have been written; null while no version wrote one to the storage. */
    witnessedEpoch: p.bigint('number').nullable(),
    /** When a worker that was allowed to send last saw the machine's clock. */
    clockSeenAt: instant().nullable(),
  },
});
