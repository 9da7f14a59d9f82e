import type { Draft, SaveOutcome } from '@infinite/drafts/draft';
import type { DraftState, OtherVersion } from '@infinite/drafts/draft-machine';
import {
  localCopies,
  noCopies,
  type LocalCopies,
  type LocalCopy,
} from '@infinite/drafts/local-copies';
import type { Comparing } from '@infinite/drafts/opening';
import { z } from 'zod';
import { isBlank, sameContent, type DraftContent } from './draft-content.ts';

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

/** @returns null for content that an older page wrote, or that was tampered with */
export function parseContent(value: unknown): DraftContent | null {
  const parsed = contentSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const contentSchema = z.object({
  title: z.string(),
  body: z.string(),
  attachmentIds: z.array(z.string()),
  recipients: z.array(
    z.object({
      key: z.string(),
      id: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      relation: z.string(),
      timeZone: z.string(),
    }),
  ),
  when: z.object({
    kind: z.enum(['DATE', 'RECURRING', 'OCCASION']),
    localDate: z.string(),
    localTime: z.string(),
    timeZone: z.string(),
    recurrence: z.enum(['BIRTHDAY', 'ANNIVERSARY', 'YEARLY']),
    untilYear: z.string(),
    leapDayRule: z.enum(['FEBRUARY_28', 'MARCH_1']),
    occasion: z.string(),
  }),
});
