import type { RecordingKindName } from '#catalogue/media.ts';

/** When a mail about a notice is sent; a push message has no digests. */
export const mailPaces = ['off', 'now', 'daily', 'weekly'] as const;
export type MailPace = (typeof mailPaces)[number];

interface NotificationDefault {
  /** Until the member chooses. Null: other settings decide about mails of this kind. */
  readonly mail: MailPace | null;
  readonly push: boolean;
}

/** Every kind of notice, with what a member gets of it who has chosen nothing. */
export const notificationKinds = {
  mentioned: { mail: 'now', push: true },
  questionAsked: { mail: 'now', push: true },
  questionWaits: { mail: 'now', push: true },
  questionAnswered: { mail: 'daily', push: true },
  captureAnswered: { mail: 'now', push: true },
  commentAdded: { mail: 'daily', push: true },
  reactionAdded: { mail: 'off', push: false },
  recordingAdded: { mail: 'daily', push: true },
  anniversaryComes: { mail: 'off', push: false },
  // An author chooses mails about their messages in 'Mails about your messages'.
  messageOpened: { mail: null, push: true },
  thanksReceived: { mail: null, push: true },
  memberJoined: { mail: 'daily', push: false },
  memberLeft: { mail: 'daily', push: false },
  roleChanged: { mail: 'now', push: true },
  removedFromFamily: { mail: 'now', push: false },
  familyOffered: { mail: 'now', push: true },
} as const satisfies Record<string, NotificationDefault>;

/** What a notice may count: items of one kind, or of several. */
export type GatheredKind = RecordingKindName | 'ITEM';

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

/** Values that say who acted or where, and not what the notice is about: no mute looks at them. */
export const circumstances: readonly string[] = ['actor', 'family', 'role', 'count', 'what', 'day'];

export const notificationLimits = {
  page: 25,
  pageMax: 100,
  /** The count beside the bell goes up to here. */
  countMaximum: 99,
  /** Notices that were read are purged after this. */
  readKeptDays: 180,
  valueMaximum: 200,
  pathMaximum: 300,
  mutes: 50,
  muteNameMaximum: 80,
  /** Days of one muted range. */
  muteDays: 92,
  /** What the same person adds within so long of the last one is counted in one notice. */
  gatherMinutes: 15,
  /** A notice that counts is sent when nothing was added for so long … */
  gatherPauseSeconds: 60,
  /** … or at the latest after this. */
  gatherHoldMinutes: 60,
  /** Hour of the reader's clock when digests are due; weekly ones on Mondays. */
  digestHour: 8,
  /** Notices that one mail lists. */
  perMail: 50,
  mailAttempts: 6,
  mailFirstPauseSeconds: 60,
  /** A mail whose outcome a crash left unknown is sent again after this, under the same Message-ID. */
  mailLeaseSeconds: 300,
  /** A mail that could not leave for so long is not sent any more. */
  mailStaleDays: 3,
} as const;

export const pushLimits = {
  devices: 10,
  endpointMaximum: 2000,
  timeoutMs: 10_000,
  /** A push service keeps a message for so long while the device is off. */
  ttlSeconds: 86_400,
  retryAfterSeconds: [30, 300, 1800, 7200],
  leaseSeconds: 60,
} as const;

export const liveLimits = {
  heartbeatMs: 25_000,
  /** Sessions and memberships of open streams are checked so often. */
  checkMs: 1500,
  streamsPerAccount: 12,
  streamsPerProcess: 5000,
  /** Bytes that may wait for a slow reader. */
  bufferBytes: 65_536,
  /** Events are repeated for a page that was drawn before its stream opened. */
  recentMs: 60_000,
  recentEvents: 2000,
  /** The request for a stream may be longer on its way than the one for its page was. */
  recentMarginMs: 5000,
} as const;
