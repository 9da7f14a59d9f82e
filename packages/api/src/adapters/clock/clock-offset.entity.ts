import { defineEntity, p } from '@mikro-orm/core';

/** One row: what `cli clock advance` adds to the machine's clock. Always zero in production. */
export const ClockOffsetEntity = defineEntity({
  name: 'ClockOffset',
  tableName: 'clock_offset',
  properties: {
    /** Always true: the key that allows a single row. */
    onlyRow: p.boolean().primary().default(true),
    offsetMs: p.bigint('number').default(0),
  },
});
