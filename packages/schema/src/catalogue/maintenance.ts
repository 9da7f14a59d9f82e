import { consoleAddresses } from './admin.ts';
import { passkeyPath, secondStepPath } from './auth.ts';

/** What answers in maintenance all the same: sign-in, the admin area, health (decisions.md). */
export const openInMaintenance = {
  paths: [
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/auth/status',
    '/api/auth/signin',
    secondStepPath,
    // Where the form of a new password leads.
    '/sign-in/code',
    `${passkeyPath}/options`,
    `${passkeyPath}/sign-in`,
    '/api/auth/signout',
    '/api/csrf-token',
    ...Object.keys(consoleAddresses),
  ],
  /** Whatever begins so: the calls of the admin area, what pages are made of, links of accounts. */
  prefixes: ['/api/admin/', '/assets/', '/dev/mailbox', '/reset-password/', '/verify-email/'],
  /** Operations of GraphQL that sign-in consists of. */
  operations: [
    'me',
    'signIn',
    'signOut',
    'requestPasswordReset',
    'resetPassword',
    'verifyEmail',
    '__typename',
  ],
} as const;

/** How long a reader, or a program, is asked to wait before it tries again. */
export const maintenanceRetrySeconds = 300;

/** The page that stands in for every other; its own address leads home. */
export const maintenancePath = '/maintenance';

export function isOpenInMaintenance(path: string): boolean {
  const { paths, prefixes } = openInMaintenance;
  return paths.includes(path) || prefixes.some((prefix) => path.startsWith(prefix));
}
