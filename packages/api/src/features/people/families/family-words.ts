import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/family-key.ts';
import { openText, sealText } from '#platform/crypto/sealed-text.ts';

/** What words are, so that a sealed column cannot be passed off as another. */
export type WordsKind =
  | 'message-body'
  | 'recording-note'
  | 'recording-file-name'
  | 'photo-placeholder'
  | 'thanks'
  | 'reminder-token'
  | 'invitation-words'
  | 'family-picture'
  | 'comment'
  | 'question'
  | 'answer'
  | 'child-name'
  | 'child-birthday'
  | 'contact-notes'
  | 'album-description'
  | 'capture-question'
  | 'capture-answer'
  | 'story-introduction'
  | 'story-chapter'
  | 'story-caption'
  | 'tree-file-name';

/** Which words of which row: sealed words open for these alone. */
export interface WordsOf {
  readonly kind: WordsKind;
  /** Id of the row that they belong to. */
  readonly row: string;
}

/** Seals words under the family's key; nothing for no words. */
export async function sealWords(
  ctx: RequestContext,
  familyId: string,
  words: WordsOf,
  text: string,
): Promise<Buffer | null> {
  return text === '' ? null : sealText(await familyKey(ctx, familyId), words, text);
}

/**
 * Call only after the policy allowed the access.
 * @throws SealBroken when they were sealed for another row, kind or family, or were altered
 */
export async function openWords(
  ctx: RequestContext,
  familyId: string,
  words: WordsOf,
  sealed: Uint8Array | null,
): Promise<string> {
  return sealed === null ? '' : openText(await familyKey(ctx, familyId), words, sealed);
}
