/** Why somebody contacts support. Each kind has its own form. */
export const enquiryKinds = ['CONTACT', 'ASSISTANCE', 'RESEARCH', 'PRINTING'] as const;
export type EnquiryKindName = (typeof enquiryKinds)[number];

/** How an enquiry came: through one of the forms, or as an email to support. */
export const enquiryOrigins = [...enquiryKinds, 'EMAIL'] as const;
export type EnquiryOriginName = (typeof enquiryOrigins)[number];

/** OPEN: waits for us. WAITING: answered, waits for its writer. CLOSED: nothing more to do. */
export const enquiryStates = ['OPEN', 'WAITING', 'CLOSED'] as const;
export type EnquiryStateName = (typeof enquiryStates)[number];

/**
 * WAITING for the virus scanner. LEFT_OUT: empty, or one too many. NAME_ONLY: of an email that came
 * before files were stored.
 */
export const attachmentStates = ['WAITING', 'CLEAN', 'INFECTED', 'LEFT_OUT', 'NAME_ONLY'] as const;
export type AttachmentStateName = (typeof attachmentStates)[number];

export const inboxLimits = {
  answer: 20_000,
  note: 5000,
  cannedName: 80,
  canned: 5000,
  cannedAnswers: 200,
  /** Messages and notes of one thread that are shown, the newest ones. */
  entries: 500,
  assignees: 200,
  /** Of an email that comes in, with its attachments: what the large providers send at most. */
  mailBytes: 26_214_400,
  /** Characters of its text that are kept. */
  mailText: 50_000,
  /** Attachments of one email that are listed, and the first of them that are stored. */
  attachments: 50,
  attachmentsStored: 20,
  /** Message-IDs of References that are looked up. */
  references: 50,
  /** Hosts of mail servers give up after a day; an operator wants to know sooner. */
  sendAttempts: 6,
  sendFirstPauseSeconds: 60,
  sendLeaseSeconds: 300,
} as const;

/** What a letter of the contact form is about; `?topic=` preselects one. */
export const contactTopics = [
  { id: 'question', label: 'A question about the product' },
  { id: 'sales', label: 'Plans and prices' },
  { id: 'account', label: 'My account or a message of mine' },
  { id: 'accessibility', label: 'Something I cannot read or use' },
  { id: 'privacy', label: 'My data' },
  { id: 'press', label: 'Press and partners' },
] as const;
export type ContactTopicId = (typeof contactTopics)[number]['id'];

export function contactTopic(id: string | null | undefined) {
  return contactTopics.find((topic) => topic.id === id);
}

/** How far a researcher goes; each is quoted before any work begins. */
export const researchScopes = [
  {
    id: 'person',
    label: 'One person',
    text: 'Who somebody was: birth, marriage, death, work and places, from the records that name them.',
  },
  {
    id: 'line',
    label: 'One line, four generations',
    text: 'From somebody you know back through parents and grandparents, each step with its source.',
  },
  {
    id: 'wall',
    label: 'A question where the records stopped',
    text: 'An adoption, a changed name, a ship without a list: a plan of where to look, then the looking.',
  },
] as const;
export type ResearchScopeId = (typeof researchScopes)[number]['id'];

export const enquiryLimits = {
  name: 100,
  phone: 40,
  message: 5000,
  ancestor: 200,
  lastKnown: 500,
  country: 80,
  reference: 12,
  /** A form of the longest texts, each character nine bytes of percent-encoding, and some more. */
  formBytes: 98_304,
  /** Nobody reads, writes and sends a letter faster. */
  fillSeconds: 3,
  /** A page that lay open longer gets a new token when it is sent. */
  tokenHours: 48,
  listPage: 25,
  listPageMax: 100,
  /** Retention of enquiries, answered or not. */
  keepDays: 730,
} as const;

/**
 * By network, by the address written, and of all forms without the token that scripts fetch, which
 * programs leave out more often than people do.
 */
export const enquiryRateLimits = {
  perNetwork: { max: 20, perSeconds: 3600 },
  perEmail: { max: 6, perSeconds: 3600 },
  plainPerNetwork: { max: 10, perSeconds: 3600 },
  tokenPerNetwork: { max: 600, perSeconds: 3600 },
} as const;
