import { errorCodes, type ErrorCode } from '#catalogue/error-codes.ts';
import { translatable, type Complete } from '#words/locale.ts';

const byCode = Object.entries(errorCodes).map(([code, { words }]) => [code, words]);

/** What a refusal says that brings no words of its own. */
export const refusalWords: Complete<Record<ErrorCode, string>> = translatable(
  'refusals',
  // Every code has its words.
  Object.fromEntries(byCode) as Record<ErrorCode, string>,
);
