import { z } from 'zod';

const foreign = /[^A-Za-z0-9+/]/;

/**
 * Whether a text is base64 (RFC 4648, section 4) and not empty. Looks for one character that is not:
 * a pattern that repeats over the whole text needs a stack as long as the text in V8, which then
 * throws for a file of 20 MB. That depends on how many patterns the process has compiled before.
 */
export function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const letters = text.length - padding;
  const found = text.search(foreign);
  return letters > 0 && (found === -1 || found >= letters);
}

/** A file as base64. */
export const base64Field = (noFile: string): z.ZodType<string, string> =>
  z.string().refine(isBase64, noFile);
