/** The life of a message, in the order it is lived. Stored, computed and shown under these names. */
export const messageStates = [
  'DRAFT',
  'SCHEDULED',
  'REMINDED',
  'SECOND_REMINDED',
  'DELIVERING',
  'DELIVERED',
  'CANCELLED',
  'FAILED',
] as const;
export type MessageStateName = (typeof messageStates)[number];

/** Armed: the engine will deliver it, and its author may still change everything. */
export const armedStates = ['SCHEDULED', 'REMINDED', 'SECOND_REMINDED'] as const;

/** What the author may still edit: drafts, and armed messages until delivering starts. */
export const editableStates = ['DRAFT', ...armedStates] as const;

/** What the author may still stop: whatever of it has not been handed over. */
export const stoppableStates = [...armedStates, 'DELIVERING'] as const;

/** While in these, the recordings it carries cannot be deleted: someone may still open them. */
export const holdingStates = [...armedStates, 'DELIVERING', 'DELIVERED', 'FAILED'] as const;

export const triggerKinds = ['DATE', 'RECURRING', 'OCCASION'] as const;
export type TriggerKindName = (typeof triggerKinds)[number];

export const recurrences = ['BIRTHDAY', 'ANNIVERSARY', 'YEARLY'] as const;
export type RecurrenceName = (typeof recurrences)[number];

export const leapDayRules = ['FEBRUARY_28', 'MARCH_1'] as const;
export type LeapDayRuleName = (typeof leapDayRules)[number];

/** Lengths are counted as a reader counts: an emoji of several code points is one. */
export const messageLimits = {
  title: 200,
  body: 20_000,
  recipients: 500,
  recipientName: 120,
  relation: 60,
  /** As typed, before it is read as an address; see accounts/email-address.ts. */
  email: 254,
  occasion: 120,
  attachments: 50,
  listPage: 20,
  listPageMax: 100,
  dashboardNext: 5,
  dashboardRecordings: 4,
  /** More than anybody writes; bounds what one list by due date may cost. */
  sortedByDue: 5000,
} as const;
