import type { MessageDraft, RecipientDraft } from '@infinite/schema/messages/message-draft.input';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { MessageRecipient } from '#features/messages/messages/message-recipient.entity.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';

const messageParts = ['title', 'body', 'trigger', 'recipients', 'attachments'] as const;
export type MessagePart = (typeof messageParts)[number];

/** A message with everything that an edit may change. Recipients include those taken off. */
export interface StoredContent {
  readonly message: Message;
  /** The body, unsealed. */
  readonly body: string;
  readonly recipients: readonly MessageRecipient[];
  readonly attachmentIds: readonly string[];
}

interface WantedRecipient extends Omit<RecipientDraft, 'id'> {
  /** Null for a person who is new on the message. */
  readonly stored: MessageRecipient | null;
  readonly position: number;
}

/** What an edit would make of a message; nothing is done yet. */
export interface EditPlan {
  readonly title: string;
  readonly body: string;
  readonly trigger: Trigger | null;
  readonly recipients: readonly WantedRecipient[];
  readonly removed: readonly MessageRecipient[];
  readonly attachmentIds: readonly string[];
  /** What it changes; empty when the draft says what is stored already. */
  readonly parts: readonly MessagePart[];
  /** Ids that the draft names and the message never had. */
  readonly unknownRecipientIds: readonly string[];
}

/**
 * Compares a draft with what is stored. A field that the draft leaves out stays; `null` empties it.
 * A recipient keeps its row (and with it its deliveries): by id, or, sent without one, by name and
 * address, so that a repeated submit creates no duplicates.
 */
export function planEdit(stored: StoredContent, draft: MessageDraft): EditPlan {
  const { message } = stored;
  const title = draft.title === undefined ? message.title : (draft.title ?? '');
  const body = draft.body === undefined ? stored.body : (draft.body ?? '');
  const current = readTrigger(message);
  const trigger = draft.trigger === undefined ? current : draft.trigger;
  const people = planRecipients(stored.recipients, draft.recipients);
  const attachmentIds =
    draft.attachmentIds === undefined
      ? stored.attachmentIds
      : [...new Set(draft.attachmentIds ?? [])];
  const changes: Record<MessagePart, boolean> = {
    title: title !== message.title,
    body: body !== stored.body,
    trigger: !sameTrigger(current, trigger),
    recipients: people.removed.length > 0 || people.recipients.some(differs),
    attachments: attachmentIds.join() !== stored.attachmentIds.join(),
  };
  const parts = messageParts.filter((part) => changes[part]);
  return { title, body, trigger, attachmentIds, parts, ...people };
}

type PeoplePlan = Pick<EditPlan, 'recipients' | 'removed' | 'unknownRecipientIds'>;

function planRecipients(
  stored: readonly MessageRecipient[],
  drafts: MessageDraft['recipients'],
): PeoplePlan {
  const active = stored.filter((recipient) => recipient.removedAt === null);
  if (drafts === undefined) {
    const recipients = active.map((recipient) => ({ ...recipient, stored: recipient }));
    return { recipients, removed: [], unknownRecipientIds: [] };
  }
  const byId = new Map(stored.map((recipient) => [recipient.id, recipient]));
  const wanted = drafts ?? [];
  const claimed = new Set(wanted.flatMap(({ id }) => (id && byId.has(id) ? [id] : [])));
  const unclaimed = new Map<string, MessageRecipient[]>();
  for (const recipient of active) {
    if (claimed.has(recipient.id)) continue;
    const key = likeness(recipient);
    unclaimed.set(key, [...(unclaimed.get(key) ?? []), recipient]);
  }
  const seen = new Set<string>();
  const recipients = wanted.map(({ id, ...draft }, position): WantedRecipient => {
    const known = id && !seen.has(id) ? (byId.get(id) ?? null) : null;
    if (known) seen.add(known.id);
    return { ...draft, position, stored: known ?? unclaimed.get(likeness(draft))?.shift() ?? null };
  });
  const kept = new Set(recipients.map(({ stored: recipient }) => recipient?.id));
  const removed = active.filter((recipient) => !kept.has(recipient.id));
  return {
    recipients,
    removed,
    unknownRecipientIds: wanted.flatMap(({ id }) => (id && !byId.has(id) ? [id] : [])),
  };
}

function likeness(person: Pick<MessageRecipient, 'name' | 'email'>): string {
  return JSON.stringify([person.name, person.email]);
}

function differs({ stored, ...wanted }: WantedRecipient): boolean {
  return (
    stored === null ||
    stored.removedAt !== null ||
    stored.name !== wanted.name ||
    stored.email !== wanted.email ||
    stored.relation !== wanted.relation ||
    stored.timeZone !== wanted.timeZone ||
    stored.locale !== wanted.locale ||
    stored.position !== wanted.position
  );
}

const triggerFields = [
  'kind',
  'localDate',
  'localTime',
  'timeZone',
  'recurrence',
  'untilYear',
  'leapDayRule',
  'occasion',
] as const satisfies (keyof Trigger)[];

function sameTrigger(a: Trigger | null, b: Trigger | null): boolean {
  if (a === null || b === null) return a === b;
  return triggerFields.every((field) => a[field] === b[field]);
}
