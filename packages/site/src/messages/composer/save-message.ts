import type { StoredDraft } from '@infinite/drafts/draft-machine';
import { heldBy } from '@infinite/drafts/held-by';
import type { WrittenMessageFragment } from '@infinite/schema/generated/graphql';
import {
  CreateDraftDocument,
  MeDocument,
  SaveDraftDocument,
  WrittenMessageDocument,
} from '@infinite/schema/generated/operations';
import { ask, type Answer } from '#api/ask.ts';
import {
  filledRecipients,
  sameContent,
  withRecipientIds,
  type DraftContent,
} from './draft-content.ts';
import { contentOf, draftInput } from './draft-input.ts';
import type { MessageSaveOutcome, OtherMessage } from './message-draft.ts';

/** The member who opened the composer: what is typed goes into no other account. */
export interface Writer {
  userId: string;
  timeZone: string;
}

/** Creates or updates the draft on the server; never rejects. */
export function saveMessage(
  writer: Writer,
  content: DraftContent,
  stored: StoredDraft | null,
  clientId: string,
): Promise<MessageSaveOutcome> {
  return stored === null ? create(writer, content, clientId) : update(writer, content, stored);
}

/** Keeps a version that was not chosen as a draft of its own; false when that failed. */
export async function saveCopy(
  writer: Writer,
  content: DraftContent,
  clientId: string,
): Promise<boolean> {
  const strangers = content.recipients.map((recipient) => ({ ...recipient, id: null }));
  const outcome = await create(writer, { ...content, recipients: strangers }, clientId);
  return outcome.kind === 'saved';
}

/** The server's version as the composer compares and shows it. */
export function otherVersion(message: WrittenMessageFragment, timeZone: string): OtherMessage {
  return {
    content: contentOf(message, timeZone),
    stored: versionOf(message),
    updatedAt: message.updatedAt,
  };
}

async function create(
  { userId, timeZone }: Writer,
  content: DraftContent,
  clientId: string,
): Promise<MessageSaveOutcome> {
  const other = await whoIsElse(userId);
  if (other !== null) return { kind: 'held', reason: other };
  const answer = await ask(CreateDraftDocument, { input: draftInput(content), clientId });
  if (answer.kind !== 'data') return heldBy(refusalIn(answer));
  const { createDraft: message } = answer.data;
  // An earlier attempt may have succeeded without its response arriving: then the draft holds
  // older text.
  if (sameContent(contentOf(message, timeZone), asSent(content, timeZone)))
    return savedAs(message, content);
  return update({ userId, timeZone }, content, versionOf(message));
}

async function update(
  { userId, timeZone }: Writer,
  content: DraftContent,
  stored: StoredDraft,
): Promise<MessageSaveOutcome> {
  const answer = await ask(SaveDraftDocument, { ...stored, input: draftInput(content) });
  if (answer.kind === 'data') return savedAs(answer.data.saveDraft, content);
  if (answer.kind === 'refused' && answer.code === 'CONFLICT')
    return meet(timeZone, content, stored.id);
  if (answer.kind === 'refused' && answer.code === 'NOT_FOUND') {
    const other = await whoIsElse(userId);
    return other === null ? { kind: 'gone' } : { kind: 'held', reason: other };
  }
  return heldBy(refusalIn(answer));
}

/** A conflict with our own content is a response that was lost. */
async function meet(
  timeZone: string,
  content: DraftContent,
  id: string,
): Promise<MessageSaveOutcome> {
  const answer = await ask(WrittenMessageDocument, { id });
  if (answer.kind !== 'data') return heldBy(refusalIn(answer));
  const { message } = answer.data;
  if (!message) return { kind: 'gone' };
  const theirs = otherVersion(message, timeZone);
  return sameContent(theirs.content, asSent(content, timeZone))
    ? savedAs(message, content)
    : { kind: 'conflict', theirs };
}

function asSent(content: DraftContent, timeZone: string): DraftContent {
  const input = draftInput(content);
  const recipients = input.recipients.map((one) => ({ ...one, id: one.id ?? '' }));
  const attachments = input.attachmentIds.map((id, position) => ({ recording: { id }, position }));
  return contentOf({ ...input, recipients, attachments }, timeZone);
}

function versionOf({ id, version }: WrittenMessageFragment): StoredDraft {
  return { id, version };
}

function savedAs(message: WrittenMessageFragment, content: DraftContent): MessageSaveOutcome {
  const ids = new Map(
    filledRecipients(content).map((row, index) => [row.key, message.recipients[index]?.id]),
  );
  return {
    kind: 'saved',
    stored: versionOf(message),
    at: message.updatedAt,
    assign: (typed) => withRecipientIds(typed, ids),
  };
}

function refusalIn(answer: Exclude<Answer<unknown>, { kind: 'data' }>) {
  return answer.kind === 'refused' ? answer : { code: 'OFFLINE', fields: {} };
}

/** Text of one member must never go into the account of another who has signed in since. */
async function whoIsElse(
  userId: string,
): Promise<'offline' | 'signed-out' | 'other-member' | null> {
  const answer = await ask(MeDocument, {});
  if (answer.kind !== 'data') return 'offline';
  if (!answer.data.me) return 'signed-out';
  return answer.data.me.id === userId ? null : 'other-member';
}
