/** Events that a receiver can subscribe to; the names are part of the contract with integrators. */
export const webhookEventTypes = [
  'message.delivered',
  'message.failed',
  'message.opened',
  'member.joined',
  'export.ready',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent by hand, to see whether a receiver works; nobody subscribes to it. */
export const webhookPing = 'webhook.ping';

/** Moves when a payload changes in a way that breaks a receiver. */
export const webhookPayloadVersion = 1;

/** Every delay and limit of webhooks, once. */
export const webhookLimits = {
  perMember: 10,
  ofProduct: 20,
  urlMaximum: 2_048,
  descriptionMaximum: 200,
  /** Connection, request and answer together. */
  timeoutMs: 10_000,
  /** More of an answer is not read. */
  answerReadBytes: 65_536,
  /** Of the answer, kept in the log. */
  answerKeptBytes: 1_024,
  /** Waiting time before each further attempt; about a day together, then the delivery fails. */
  retryAfterSeconds: [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 30_000],
  /** How long a started attempt is left alone; then its process is taken for dead. */
  leaseSeconds: 60,
  /** An endpoint that has only failed for this long is switched off. */
  switchOffAfterHours: 72,
  /** After a rotation both secrets sign for this long. */
  oldSecretHours: 24,
  /** Deliveries and their attempts are kept this long. */
  keptDays: 30,
  /** Of a range of failed deliveries sent again at once. */
  replayMaximum: 10_000,
  listPage: 25,
  listPageMax: 100,
} as const;

/** By member. */
export const webhookRateLimits = {
  webhookPing: { max: 30, perSeconds: 600 },
  webhookReplay: { max: 300, perSeconds: 600 },
} as const;
