import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The circuit breaker that all senders share. One row. */
export const RelayStateEntity = defineEntity({
  name: 'RelayState',
  tableName: 'relay_state',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    /** Null while the relay works; set exactly with `probeAt`. */
    openSince: instant().nullable(),
    /** When it worked again after it was last down. */
    closedAt: instant().nullable(),
    /** What the relay, or the connection to it, said last; addresses are masked. */
    says: p.text().nullable(),
    /** Deliveries that failed since the last success. */
    suspects: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    failedProbes: p.integer().default(0),
    probeAt: instant().nullable(),
  },
});
