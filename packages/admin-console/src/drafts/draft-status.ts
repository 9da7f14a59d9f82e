import { hasUnsavedWork, type DraftState, type HeldReason } from '@infinite/drafts/draft-machine';
import { draftWords as words } from './drafts.en.ts';

/** Where the text is; null for a draft that was never touched. */
export function draftStatus<Content>(state: DraftState<Content>): string | null {
  const { status } = state;
  if (status.kind === 'saving') return words.saving;
  if (!hasUnsavedWork(state)) return state.stored ? words.allSaved : null;
  return status.kind === 'held' ? heldWords(status.reason) : words.unsaved;
}

/** Why the text is not saved, and that it is kept. */
export function heldWords(reason: HeldReason): string {
  if (reason === 'offline') return words.onDevice;
  return reason === 'signed-out' ? words.onDeviceSignedOut : words.onDeviceRefused;
}
