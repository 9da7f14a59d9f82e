import type { AccountRole } from '@infinite/schema/catalogue/staff';
import { defineEntity, p } from '@mikro-orm/core';

/**
 * By how much the number of accounts with this plan, role and state changed; the sum over all rows
 * is how many there are. Deleted accounts and samples do not count. Triggers on `users` keep it
 * (migration 0640).
 */
export const UserCountEntity = defineEntity({
  name: 'UserCount',
  tableName: 'user_counts',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    plan: p.text(),
    role: p.text().$type<AccountRole>(),
    isVerified: p.boolean(),
    isSuspended: p.boolean(),
    change: p.bigint('number'),
  },
});
