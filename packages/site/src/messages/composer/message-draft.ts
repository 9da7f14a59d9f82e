import type { Draft, SaveOutcome } from '@infinite/drafts/draft';
import type { DraftState, OtherVersion } from '@infinite/drafts/draft-machine';
import {
  localCopies,
  noCopies,
  type LocalCopies,
  type LocalCopy,
} from '@infinite/drafts/local-copies';
import type { Comparing } from '@infinite/drafts/opening';
import { isBlank, sameContent, type DraftContent } from './draft-content.ts';
import { parseContent } from './parse-content.ts';

// The engine of drafts, for messages.
export type MessageDraft = Draft<DraftContent>;
export type MessageDraftState = DraftState<DraftContent>;
export type MessageSaveOutcome = SaveOutcome<DraftContent>;
export type OtherMessage = OtherVersion<DraftContent>;
export type MessageCopy = LocalCopy<DraftContent>;

export const comparing: Comparing<DraftContent> = { isBlank, isSame: sameContent };

/** What a member wrote on this device and the server has not acknowledged. */
export function messageCopies(userId: string): LocalCopies<DraftContent> {
  if (typeof window === 'undefined') return noCopies;
  return localCopies({
    storage: () => window.localStorage,
    prefix: `infinite-connections:draft:${userId}:`,
    parse: parseContent,
    locks: navigator.locks,
  });
}
