import type { WebhookEventType } from '#catalogue/webhooks.ts';

/** Words for webhooks, in the console, the settings and errors. */
export const webhookWords = {
  urlInvalid: 'Give a whole https address, such as https://example.org/hooks.',
  urlNotHttps: 'The address must begin with https.',
  eventsNeeded: 'Choose at least one event.',
  descriptionTooLong: 'Keep the note under 200 characters.',
  tooMany: (maximum: number) => `There can be at most ${maximum} webhooks. Delete one first.`,
  off: 'This webhook is switched off. Switch it on first.',
  pending: 'This delivery is still under way.',

  events: {
    'message.delivered': 'A message was delivered',
    'message.failed': 'A message could not be delivered',
    'message.opened': 'A message was opened',
    'member.joined': 'Somebody joined a family',
    'export.ready': 'A backup is ready',
  } satisfies Record<WebhookEventType, string>,
  ping: 'Test event',
} as const;

/** The screens, in the console and in the settings. */
export const webhookScreenWords = {
  heading: 'Webhooks',
  leadProduct:
    'Tell other programs what happens, in every family: ids, states and moments, never what was said or to whom.',
  leadOwn:
    'Tell a program of yours what happens to your messages and in your family: ids, states and moments, never what was said or to whom.',
  add: 'Add a webhook',
  loading: 'Reading the webhooks…',
  failedTitle: 'The webhooks could not be read',
  failedText: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  emptyTitle: 'No webhooks yet',
  emptyText: 'A webhook sends a signed request to an address of yours whenever something happens.',

  stateOn: 'On',
  stateOff: 'Off',
  stateFailing: 'Failing',
  switchedOff: {
    OWNER: 'Switched off by hand.',
    FAILING: 'Switched off after three days of failures.',
    GONE: 'Switched off: the receiver said it is gone for good.',
    SECURITY:
      'Switched off when the password was set anew. Switch it on again if you still want it.',
  },
  failingSince: (moment: string) => `Failing since ${moment}.`,
  lastSuccess: (moment: string) => `Last success ${moment}.`,
  neverUsed: 'Nothing was sent yet.',
  oldSecret: (moment: string) => `The secret of before also signs until ${moment}.`,

  edit: 'Edit',
  test: 'Send a test event',
  deliveries: 'Deliveries',
  hideDeliveries: 'Hide deliveries',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  rotate: 'New secret',
  remove: 'Delete',
  of: (act: string, host: string) => `${act}: ${host}`,

  formAdd: 'Add a webhook',
  formEdit: 'Edit the webhook',
  url: 'Address',
  urlHint: 'https, where your program listens.',
  description: 'Note',
  optional: 'optional',
  events: 'Events',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',

  secretTitle: 'The signing secret',
  secretText:
    'Keep it now: it is shown this once. With it your program proves that a request came from here.',
  secretLabel: 'Secret',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have kept it',

  rotateTitle: 'Make a new secret?',
  rotateText:
    'Both secrets sign for a day, so that nothing is lost while you change it in your program.',
  rotateConfirm: 'Make a new secret',
  removeTitle: 'Delete this webhook?',
  removeText: (url: string) =>
    `Nothing more is sent to ${url}. Its log of deliveries is deleted too.`,
  removeConfirm: 'Delete the webhook',
  keep: 'Keep it',

  tested: 'Test event on its way',
  testedText: 'Look at the deliveries to see what the receiver answers.',
  failed: 'That did not work',

  log: (host: string) => `Deliveries to ${host}`,
  show: 'Show',
  all: 'All',
  states: { WAITING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Failed' },
  refresh: 'Refresh',
  noDeliveries: 'Nothing was sent in the last 30 days.',
  older: 'Show older ones',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  next: (moment: string) => `next attempt ${moment}`,
  again: 'Send again',
  sentAgain: 'On its way again',
  sentAgainMany: (count: number) =>
    count === 0
      ? 'Nothing failed in that time'
      : count === 1
        ? '1 delivery is on its way again'
        : `${count} deliveries are on their way again`,
  span: 'Failed in the last',
  spans: { 1: 'hour', 24: 'day', 168: 'week', 720: '30 days' },
  replayFailed: 'Send all of these again',
  details: (type: string, moment: string) => `Details: ${type}, ${moment}`,
  data: 'What was sent',
  requests: 'Requests and answers',
  request: 'When',
  status: 'Answer',
  took: 'Took',
  beginning: 'Beginning of the answer',
  noAnswer: {
    ADDRESS_NOT_ALLOWED: 'Not a public address',
    NAME_NOT_FOUND: 'Host not found',
    NO_CONNECTION: 'No connection',
    TLS: 'Certificate not in order',
    TIMEOUT: 'No answer within 10 seconds',
    BROKEN_OFF: 'Broken off',
    SWITCHED_OFF: 'The webhook was off',
  } as Readonly<Record<string, string>>,
  webhookId: 'webhook-id',
} as const;
