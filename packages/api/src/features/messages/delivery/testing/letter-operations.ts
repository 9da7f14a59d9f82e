/** A whole message for one reader in London, by an author in Lisbon. */
export const draftInput = {
  title: 'For your birthday',
  body: 'Dear Inês',
  trigger: { kind: 'DATE', localDate: '2041-05-04', localTime: '09:00', timeZone: 'Europe/Lisbon' },
  recipients: [{ name: 'Inês', email: 'ines@example.org', timeZone: 'Europe/London' }],
};

export const createDraftDocument = `mutation ($input: MessageDraftInput!, $clientId: ID!) {
  createDraft(input: $input, clientId: $clientId) { id } }`;

export const scheduleDocument = `mutation ($id: ID!, $version: Int!) {
  scheduleMessage(id: $id, version: $version) {
    state awaitingAnswer nextDelivery { dueAt localDate reminderAt } history { what } } }`;

export const messageDocument = `query ($id: ID!) { message(id: $id) {
  state version postponed awaitingAnswer
  nextDelivery { localDate dueAt reminderAt secondReminderAt }
  deliveries { id state attempts problem late openedAt deliveredAt recipient { name email } }
  history { what } } }`;

/** What a test reads of `messageDocument`; it compares the rest as a whole. */
export type AnsweredMessage = Record<string, unknown> & {
  deliveries: { id: string; state: string; problem: string | null }[];
  history: { what: string }[];
};

/** The data of an answer, by operation. */
export type Answer = Record<string, Record<string, unknown> | null | undefined>;
