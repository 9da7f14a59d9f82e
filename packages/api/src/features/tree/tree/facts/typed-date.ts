import { parseDate } from '@infinite/gedcom/dates/date-value';
import type { DateInput } from '@infinite/gedcom/edit/edit-facts';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * What somebody typed as a date.
 * @param field path of the input, for the refusal
 * @throws AppError INVALID_INPUT when it cannot be read as one
 */
export function dateInput(text: string, field: string): DateInput {
  const payload = text.toUpperCase();
  if (!parseDate(payload)) {
    throw new AppError('INVALID_INPUT', {
      words: words.badDate,
      fields: { [field]: words.badDate },
    });
  }
  return { payload };
}

/** A recorded date as people read it. */
export function dateInWords({ text, phrase }: { text: string; phrase: string | null }): string {
  return phrase ?? text;
}
