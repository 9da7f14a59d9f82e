import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A sign-in whose password was right and whose second step is still to come. */
export const SecondStepEntity = defineEntity({
  name: 'SecondStep',
  tableName: 'second_steps',
  properties: {
    tokenHash: p.text().primary(),
    userId: p.uuid(),
    /** Of the browser that typed the password: another one cannot take the second step. */
    browserHash: p.text(),
    attempts: p.integer().default(0),
    createdAt: instant(),
    expiresAt: instant(),
  },
});
