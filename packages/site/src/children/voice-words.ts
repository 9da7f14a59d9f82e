import { childrenPageWords } from '#children/children.en.ts';

const words = childrenPageWords.voice;

/** Whose voice a recording holds, where that is a child's; '' otherwise. */
export function voiceWords(
  voiceOf: { readonly name: string; readonly isYou: boolean } | null | undefined,
): string {
  if (!voiceOf) return '';
  return voiceOf.isYou ? words.yours : words.of(voiceOf.name);
}
