import type { StoredDraft } from '@infinite/drafts/draft-machine';
import type {
  PreviewTriggerQuery,
  ShownRecordingFragment,
} from '@infinite/schema/generated/graphql';
import {
  ChooseRecordingsDocument,
  PreviewTriggerDocument,
  ScheduleMessageDocument,
  ShownRecordingDocument,
  UpdateSenderNameDocument,
  WrittenMessageDocument,
} from '@infinite/schema/generated/operations';
import { messageLimits } from '@infinite/schema/catalogue/messages';
import { ask } from '#api/ask.ts';
import type { WhenFields } from './draft-content.ts';
import { triggerInput } from './draft-input.ts';

// The composer's calls besides saving (save-message.ts). None rejects.

export type TriggerPreview = PreviewTriggerQuery['previewTrigger'];

type ScheduleOutcome =
  | { kind: 'scheduled'; id: string }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; words: string }
  /** The author has not confirmed their own address yet. */
  | { kind: 'unconfirmed'; words: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export async function scheduleMessage(stored: StoredDraft): Promise<ScheduleOutcome> {
  const answer = await ask(ScheduleMessageDocument, { ...stored });
  if (answer.kind === 'data') return { kind: 'scheduled', id: answer.data.scheduleMessage.id };
  if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
  if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  if (answer.code === 'EMAIL_UNCONFIRMED') return { kind: 'unconfirmed', words: answer.words };
  // A repeated click finds the work done.
  const now = await ask(WrittenMessageDocument, { id: stored.id });
  const state = now.kind === 'data' ? now.data.message?.state : undefined;
  if (answer.code !== 'INVALID_INPUT' && state !== undefined && state !== 'DRAFT') {
    return { kind: 'scheduled', id: stored.id };
  }
  return { kind: 'refused', fields: answer.fields, words: answer.words };
}

type NameOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; words: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export async function saveSenderName(name: string): Promise<NameOutcome> {
  const answer = await ask(UpdateSenderNameDocument, { name });
  if (answer.kind === 'data') return { kind: 'saved' };
  if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
  if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  return { kind: 'refused', words: answer.words };
}

/** The dates of a trigger; null when they cannot be loaded. */
export async function previewTrigger(
  when: WhenFields,
  clocks: readonly string[],
): Promise<TriggerPreview | null> {
  const trigger = triggerInput(when);
  const answer = await ask(PreviewTriggerDocument, { trigger, clocks: [...clocks] });
  return answer.kind === 'data' ? answer.data.previewTrigger : null;
}

export interface RecordingPage {
  recordings: ShownRecordingFragment[];
  /** Where the next page starts; null at the end. */
  after: string | null;
}

export async function loadRecordings(after: string | null): Promise<RecordingPage | null> {
  const answer = await ask(ChooseRecordingsDocument, { first: messageLimits.listPage, after });
  if (answer.kind !== 'data') return null;
  const { nodes, pageInfo } = answer.data.recordings;
  return { recordings: nodes, after: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

export async function loadRecording(id: string): Promise<ShownRecordingFragment | null> {
  const answer = await ask(ShownRecordingDocument, { id });
  return answer.kind === 'data' ? answer.data.recording : null;
}
