import type { StoredDraft } from '@infinite/drafts/draft-machine';
import type { RecordingView } from '../message-view.ts';
import type { DraftContent, WhenFields } from './draft-content.ts';
import type { MessageSaveOutcome } from './message-draft.ts';
import type { TriggerPreviewView } from './protection-section.tsx';

type ScheduleOutcome =
  | { kind: 'scheduled'; id: string }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; words: string }
  /** The author has not confirmed their own address yet. */
  | { kind: 'unconfirmed'; words: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

type NameOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; words: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export interface RecordingPage {
  recordings: RecordingView[];
  /** Where the next page starts; null at the end. */
  after: string | null;
}

/** The composer's port to the server; no call rejects. */
export interface ComposerApi {
  save(
    content: DraftContent,
    stored: StoredDraft | null,
    clientId: string,
  ): Promise<MessageSaveOutcome>;
  /** Keeps a version that was not chosen as a draft of its own; false when that failed. */
  saveCopy(content: DraftContent, clientId: string): Promise<boolean>;
  saveSenderName(name: string): Promise<NameOutcome>;
  schedule(stored: StoredDraft): Promise<ScheduleOutcome>;
  /** Null when the dates could not be had. */
  preview(when: WhenFields, clocks: readonly string[]): Promise<TriggerPreviewView | null>;
  recordings(after: string | null): Promise<RecordingPage | null>;
  recording(id: string): Promise<RecordingView | null>;
}
