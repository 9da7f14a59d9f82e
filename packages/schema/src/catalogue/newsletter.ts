/** Every figure and every fixed name of the newsletter, once. */

/**
 * PENDING: the address was given, and nobody has confirmed that it is theirs. SUPPRESSED: mail to
 * it failed for good or was reported; it gets no newsletter ever again.
 */
export const subscriberStates = ['PENDING', 'ACTIVE', 'UNSUBSCRIBED', 'SUPPRESSED'] as const;
export type SubscriberStateName = (typeof subscriberStates)[number];

/** How often a subscriber wants to hear from us. */
export const newsletterPaces = ['EACH', 'WEEKLY', 'MONTHLY'] as const;
export type NewsletterPaceName = (typeof newsletterPaces)[number];

/** Where an address was given: what the ledger of consent keeps instead of a network address. */
export const newsletterPlaces = ['BLOG', 'FOOTER', 'PAGE', 'SETTINGS', 'MAIL'] as const;
export type NewsletterPlaceName = (typeof newsletterPlaces)[number] | 'IMPORT';

/**
 * What becomes of a row of an import. Only NEW ones are subscribed. UNSUBSCRIBED: left before, here
 * or by what the file itself says. SUPPRESSED: mail to the address bounced or was marked as spam.
 */
export const importRowStates = [
  'NEW',
  'KNOWN',
  'UNSUBSCRIBED',
  'SUPPRESSED',
  'INVALID',
  'DUPLICATE',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** Why a row is not imported. */
export const importRefusals = ['UNSUBSCRIBED', 'SUPPRESSED', 'INVALID', 'DUPLICATE'] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** What a column of an import can be; all but the address may be missing. */
export const importFields = ['email', 'language', 'consentedOn', 'status'] as const;
export type ImportField = (typeof importFields)[number];

export const importLimits = {
  megabytes: 4,
  rows: 10_000,
  columns: 100,
  source: 200,
  statement: 1000,
  fileName: 255,
  /** How long refused rows are kept: they hold addresses of people who are not on the list. */
  refusalDays: 90,
  /** Rows of one statement. */
  chunk: 1000,
} as const;

export const issueStates = [
  'DRAFT',
  'SCHEDULED',
  'SENDING',
  'PAUSED',
  'SENT',
  'CANCELLED',
] as const;
export type IssueStateName = (typeof issueStates)[number];

/** WRITTEN by an administrator. WEEKLY, MONTHLY: gathered from what was published. */
export const issueKinds = ['WRITTEN', 'WEEKLY', 'MONTHLY'] as const;
export type IssueKindName = (typeof issueKinds)[number];

export const suppressionReasons = ['BOUNCE', 'COMPLAINT'] as const;
export type SuppressionReasonName = (typeof suppressionReasons)[number];

export const newsletterLimits = {
  subject: 150,
  preview: 200,
  intro: 8000,
  /** Articles in one issue. */
  articles: 12,
  listPage: 25,
  listPageMax: 100,
  search: 200,
  /** Recipients that one statement fixes. */
  fixBatch: 5000,
  /** Mails that one statement claims, and so the most that a crash leaves to be sent again. */
  claimBatch: 200,
  /** Until a claimed mail counts as left behind. */
  leaseSeconds: 300,
  /** Tries of one mail that is refused for now; the pauses between them double. */
  attempts: 5,
  firstPauseSeconds: 300,
  /** Soft failures in a row, over all issues, after which an address counts as dead. */
  softBounces: 8,
  ratePerSecond: 25,
  ratePerSecondMax: 500,
  engagedDaysMax: 3650,
  confirmHours: 72,
  /** An address that nobody confirmed is forgotten. */
  pendingDays: 14,
  /** A form that is sent sooner than this after it was shown was not filled in by a person. */
  quickestMs: 250,
} as const;

/**
 * The limit per network address returns an error; the limit per e-mail silently sends no mail,
 * because the response must be the same for every address.
 */
export const newsletterRateLimits = {
  perNetwork: { max: 20, perSeconds: 3600 },
  perEmail: { max: 3, perSeconds: 3600 },
  linkPerNetwork: { max: 120, perSeconds: 3600 },
  testPerAdmin: { max: 20, perSeconds: 3600 },
} as const;

/** Weekly issues leave on Mondays, monthly ones on the first, at this hour of the zone set. */
export const digestHour = 9;
