import type { StoredDraft } from '@infinite/drafts/draft-machine';
import { heldBy } from '@infinite/drafts/held-by';
import type { WrittenMessageFragment } from '@infinite/schema/generated/graphql';
import {
  ChooseRecordingsDocument,
  CreateDraftDocument,
  MeDocument,
  PreviewTriggerDocument,
  SaveDraftDocument,
  ScheduleMessageDocument,
  ShownRecordingDocument,
  UpdateSenderNameDocument,
  WrittenMessageDocument,
} from '@infinite/schema/generated/operations';
import { messageLimits } from '@infinite/schema/catalogue/messages';
import { ask, type Answer } from '#api/ask.ts';
import type { ComposerApi } from './composer-api.ts';
import {
  filledRecipients,
  sameContent,
  withRecipientIds,
  type DraftContent,
} from './draft-content.ts';
import { contentOf, draftInput, triggerInput } from './draft-input.ts';
import type { MessageSaveOutcome, OtherMessage } from './message-draft.ts';

/** The composer's calls over GraphQL, bound to the member who opened it. */
export function composerApi(member: { userId: string; timeZone: string }): ComposerApi {
  const { timeZone } = member;

  async function create(content: DraftContent, clientId: string): Promise<MessageSaveOutcome> {
    const other = await whoIsElse(member.userId);
    if (other !== null) return { kind: 'held', reason: other };
    const answer = await ask(CreateDraftDocument, { input: draftInput(content), clientId });
    if (answer.kind !== 'data') return heldBy(refusalIn(answer));
    const { createDraft: message } = answer.data;
    // An earlier attempt may have succeeded without its response arriving: then the draft holds
    // older text.
    if (sameContent(contentOf(message, timeZone), asSent(content)))
      return savedAs(message, content);
    return update(content, versionOf(message));
  }

  async function update(content: DraftContent, stored: StoredDraft): Promise<MessageSaveOutcome> {
    const answer = await ask(SaveDraftDocument, { ...stored, input: draftInput(content) });
    if (answer.kind === 'data') return savedAs(answer.data.saveDraft, content);
    if (answer.kind === 'refused' && answer.code === 'CONFLICT') return meet(content, stored.id);
    if (answer.kind === 'refused' && answer.code === 'NOT_FOUND') {
      const other = await whoIsElse(member.userId);
      return other === null ? { kind: 'gone' } : { kind: 'held', reason: other };
    }
    return heldBy(refusalIn(answer));
  }

  /** A conflict with our own content is a response that was lost. */
  async function meet(content: DraftContent, id: string): Promise<MessageSaveOutcome> {
    const answer = await ask(WrittenMessageDocument, { id });
    if (answer.kind !== 'data') return heldBy(refusalIn(answer));
    const { message } = answer.data;
    if (!message) return { kind: 'gone' };
    const theirs = otherVersion(message, timeZone);
    return sameContent(theirs.content, asSent(content))
      ? savedAs(message, content)
      : { kind: 'conflict', theirs };
  }

  function asSent(content: DraftContent): DraftContent {
    const input = draftInput(content);
    const recipients = input.recipients.map((one) => ({ ...one, id: one.id ?? '' }));
    const attachments = input.attachmentIds.map((id, position) => ({
      recording: { id },
      position,
    }));
    return contentOf({ ...input, recipients, attachments }, timeZone);
  }

  return {
    save: (content, stored, clientId) =>
      stored === null ? create(content, clientId) : update(content, stored),
    async saveCopy(content, clientId) {
      const strangers = content.recipients.map((recipient) => ({ ...recipient, id: null }));
      const outcome = await create({ ...content, recipients: strangers }, clientId);
      return outcome.kind === 'saved';
    },
    async saveSenderName(name) {
      const answer = await ask(UpdateSenderNameDocument, { name });
      if (answer.kind === 'data') return { kind: 'saved' };
      if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
      if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
      return { kind: 'refused', words: answer.words };
    },
    async schedule(stored) {
      const answer = await ask(ScheduleMessageDocument, { ...stored });
      if (answer.kind === 'data') return { kind: 'scheduled', id: answer.data.scheduleMessage.id };
      if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
      if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
      if (answer.code === 'EMAIL_UNCONFIRMED') {
        return { kind: 'unconfirmed', words: answer.words };
      }
      // A repeated click finds the work done.
      const now = await ask(WrittenMessageDocument, { id: stored.id });
      const state = now.kind === 'data' ? now.data.message?.state : undefined;
      if (answer.code !== 'INVALID_INPUT' && state !== undefined && state !== 'DRAFT') {
        return { kind: 'scheduled', id: stored.id };
      }
      return { kind: 'refused', fields: answer.fields, words: answer.words };
    },
    async preview(when, clocks) {
      const trigger = triggerInput(when);
      const answer = await ask(PreviewTriggerDocument, { trigger, clocks: [...clocks] });
      return answer.kind === 'data' ? answer.data.previewTrigger : null;
    },
    async recordings(after) {
      const answer = await ask(ChooseRecordingsDocument, { first: messageLimits.listPage, after });
      if (answer.kind !== 'data') return null;
      const { nodes, pageInfo } = answer.data.recordings;
      return {
        recordings: nodes,
        after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
      };
    },
    async recording(id) {
      const answer = await ask(ShownRecordingDocument, { id });
      return answer.kind === 'data' ? (answer.data.recording ?? null) : null;
    },
  };
}

/** The server's version as the composer compares and shows it. */
export function otherVersion(message: WrittenMessageFragment, timeZone: string): OtherMessage {
  return {
    content: contentOf(message, timeZone),
    stored: versionOf(message),
    updatedAt: message.updatedAt,
  };
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
