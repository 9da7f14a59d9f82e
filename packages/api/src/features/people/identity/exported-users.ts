import { harmless, instant } from '#platform/csv/cells.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/** Accounts in the CSV export of administrators. */
export const exportedUsers: CsvSource = {
  // What is left of a deleted account is no user.
  from: 'users u where u.deleted_at is null and not u.sample',
  columns: {
    id: 'u.id',
    username: harmless('u.username'),
    email: harmless('u.email'),
    subscriptionPlan: 'u.plan',
    createdAt: instant('u.created_at'),
    role: 'u.role',
    emailVerifiedAt: instant('u.email_verified_at'),
    lastSeenAt: instant('u.last_seen_at'),
  },
};
