import type { LeapDayRule, Recurrence, TriggerKind } from '@infinite/schema/generated/graphql';

/** What the composer holds while someone writes: every field as typed, complete or not. */

export interface RecipientFields {
  /** Stable while the form is open; not known to the server. */
  key: string;
  id: string | null;
  name: string;
  email: string;
  relation: string;
  timeZone: string;
  /** '': the author's own. */
  locale: string;
}

export interface WhenFields {
  kind: TriggerKind;
  localDate: string;
  localTime: string;
  timeZone: string;
  recurrence: Recurrence;
  /** Empty: without an end. */
  untilYear: string;
  leapDayRule: LeapDayRule;
  occasion: string;
}

export interface DraftContent {
  title: string;
  body: string;
  recipients: RecipientFields[];
  when: WhenFields;
  attachmentIds: string[];
}

export function emptyContent(timeZone: string): DraftContent {
  return {
    title: '',
    body: '',
    recipients: [],
    when: {
      kind: 'DATE',
      localDate: '',
      localTime: '09:00',
      timeZone,
      recurrence: 'BIRTHDAY',
      untilYear: '',
      leapDayRule: 'FEBRUARY_28',
      occasion: '',
    },
    attachmentIds: [],
  };
}

/** A text that somebody chose to begin from. */
export interface TemplateText {
  id: string;
  title: string;
  body: string;
}

/** A new message: empty, or with the words of a template. */
export function contentFrom(template: TemplateText | null, timeZone: string): DraftContent {
  const empty = emptyContent(timeZone);
  return template === null ? empty : { ...empty, title: template.title, body: template.body };
}

export function emptyRecipient(key: string): RecipientFields {
  return { key, id: null, name: '', email: '', relation: '', timeZone: '', locale: '' };
}

/** Nothing was written yet: there is nothing to keep. */
export function isBlank(content: DraftContent): boolean {
  return (
    content.title.trim() === '' &&
    content.body.trim() === '' &&
    content.attachmentIds.length === 0 &&
    content.when.localDate === '' &&
    content.when.occasion.trim() === '' &&
    content.recipients.every((recipient) => recipient.name === '' && recipient.email === '')
  );
}

/** Whether two contents would be the same message; ids and keys of recipients do not count. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

function comparable(content: DraftContent): unknown {
  return {
    ...content,
    recipients: filledRecipients(content).map(({ name, email, relation, timeZone, locale }) => [
      name,
      email,
      relation,
      timeZone,
      locale,
    ]),
  };
}

/** A row that was added and left empty is not a recipient. */
export function filledRecipients(content: DraftContent): RecipientFields[] {
  return content.recipients.filter(
    (recipient) => recipient.name.trim() !== '' || recipient.email.trim() !== '',
  );
}

/** The same people as a reader would name them. */
export function namedRecipients(content: DraftContent): { name: string; timeZone: string }[] {
  return filledRecipients(content).map(({ name, email, timeZone }) => ({
    name: name.trim() || email,
    timeZone,
  }));
}

/** The rows learn under which id the server knows them; what is being typed stays as it is. */
export function withRecipientIds(
  content: DraftContent,
  ids: ReadonlyMap<string, string | undefined>,
): DraftContent {
  const isNew = ({ id, key }: RecipientFields) => id === null && ids.get(key) !== undefined;
  if (!content.recipients.some(isNew)) return content;
  const recipients = content.recipients.map((recipient) => ({
    ...recipient,
    id: recipient.id ?? ids.get(recipient.key) ?? null,
  }));
  return { ...content, recipients };
}
