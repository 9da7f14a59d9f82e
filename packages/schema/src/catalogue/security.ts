/** How long a typed password counts for acts that hand out power: keys, webhooks, roles, exports. */
export const recentPasswordMinutes = 10;

/** What the security log records. A member sees their own lines, an administrator all of them. */
export const securityEventKinds = [
  'SIGN_UP',
  'SIGN_IN',
  'SIGN_IN_NEW_DEVICE',
  'SIGN_IN_FAILED',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT_EVERYWHERE',
  'PASSWORD_RESET_ASKED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'PASSWORD_CONFIRMED',
  'PASSWORD_CONFIRM_FAILED',
  'EMAIL_CONFIRMED',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'DELETION_ASKED',
  'DELETION_WITHDRAWN',
  'KEY_CREATED',
  'KEY_REVOKED',
  'ALL_KEYS_REVOKED',
  'WEBHOOK_CREATED',
  'ALL_WEBHOOKS_STOPPED',
  'ROLE_CHANGED',
  'EXPORT',
  'SECOND_STEP_FAILED',
  'SECOND_STEP_REFUSED',
  'AUTHENTICATOR_ADDED',
  'AUTHENTICATOR_REMOVED',
  'SECOND_FACTOR_TAKEN_OFF',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_MADE',
  'PASSKEY_ADDED',
  'PASSKEY_RENAMED',
  'PASSKEY_REMOVED',
  'PASSKEY_CONFIRMED',
  'PASSKEY_REFUSED',
  'PASSKEY_COPIED',
  'REFUSED',
  'CSP_VIOLATION',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Those of staff stand in the audit log's list, too. */
export const staffSignInKinds = [
  'SIGN_IN',
  'SIGN_IN_NEW_DEVICE',
  'SIGN_IN_FAILED',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT_EVERYWHERE',
  'SECOND_STEP_FAILED',
  'SECOND_STEP_REFUSED',
  'RECOVERY_CODE_USED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
] as const satisfies readonly SecurityEventKind[];

/** Kinds that may repeat without end: within an hour they are counted in one row. */
export const countedSecurityEvents: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'SIGN_IN_FAILED',
  'SIGN_IN_REFUSED',
  'PASSWORD_RESET_ASKED',
  'PASSWORD_CONFIRM_FAILED',
  'SECOND_STEP_FAILED',
  'SECOND_STEP_REFUSED',
  'PASSKEY_REFUSED',
  'REFUSED',
  'CSP_VIOLATION',
]);

export const securityLog = {
  page: 25,
  pageMax: 100,
  keptDays: 180,
  countedTogetherMinutes: 60,
  detailCharacters: 200,
} as const;

/** A browser that has signed in keeps its own budget of attempts for this long. */
export const knownDeviceDays = 180;

/**
 * How many people an account may add to scheduled messages in 24 hours, by the age of the account
 * in days. Whole families fit from the first day; a list of strangers does not.
 */
export const newRecipientsPerDay = [
  { fromDays: 0, most: 25 },
  { fromDays: 7, most: 75 },
  { fromDays: 30, most: 250 },
  { fromDays: 365, most: 1000 },
] as const;
