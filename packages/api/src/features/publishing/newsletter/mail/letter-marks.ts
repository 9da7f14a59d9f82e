/**
 * Where a recipient's own things stand in a letter that is written once for all. Private-use signs,
 * which what administrators write never holds (`campaign.input.ts` takes them out).
 */
export const letterMarks = {
  intro: '\uE000intro\uE001',
  opened: '\uE000opened\uE001',
  unsubscribe: '\uE000unsubscribe\uE001',
  preferences: '\uE000preferences\uE001',
} as const;

export interface LetterParts {
  readonly opened: string;
  readonly unsubscribe: string;
  readonly preferences: string;
}

/** One recipient's copy of a body. */
export function fillMarks(body: string, parts: LetterParts): string {
  return body
    .replaceAll(letterMarks.opened, () => parts.opened)
    .replaceAll(letterMarks.unsubscribe, () => parts.unsubscribe)
    .replaceAll(letterMarks.preferences, () => parts.preferences);
}
