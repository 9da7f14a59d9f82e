/**
 * Placeholders for the parts of one recipient in an issue that is rendered once for all. They are
 * private-use characters, which `issue.input.ts` strips from what administrators write.
 */
export const placeholders = {
  intro: '\uE000intro\uE001',
  opened: '\uE000opened\uE001',
  unsubscribe: '\uE000unsubscribe\uE001',
  preferences: '\uE000preferences\uE001',
} as const;

export interface IssueParts {
  readonly opened: string;
  readonly unsubscribe: string;
  readonly preferences: string;
}

/** One recipient's copy of a body. */
export function fillPlaceholders(body: string, parts: IssueParts): string {
  return body
    .replaceAll(placeholders.opened, () => parts.opened)
    .replaceAll(placeholders.unsubscribe, () => parts.unsubscribe)
    .replaceAll(placeholders.preferences, () => parts.preferences);
}
