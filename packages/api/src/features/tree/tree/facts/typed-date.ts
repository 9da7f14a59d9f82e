import { dateInWords, recordedDateInWords } from '@infinite/gedcom/dates/date-words';
import { parseDate } from '@infinite/gedcom/dates/date-value';
import { readTypedDate } from '@infinite/gedcom/dates/typed-date';
import type { DateInput } from '@infinite/gedcom/edit/edit-facts';
import type { RecordedDate } from '@infinite/gedcom/read/dates';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * What somebody typed as a date. What says more than a date keeps its words beside it.
 * @param field path of the input, for the refusal
 * @throws AppError INVALID_INPUT for what is no date, and for years that no calendar of GEDCOM has
 */
export function dateInput(text: string, field: string): DateInput {
  const typed = readTypedDate(text);
  if (typed === null || typed.payload === '') {
    throw new AppError('INVALID_INPUT', {
      words: words.badDate,
      fields: { [field]: words.badDate },
    });
  }
  return { payload: typed.payload, phrase: typed.phrase };
}

/** A recorded date as people read it. */
export function recordedInWords(date: Pick<RecordedDate, 'value' | 'text' | 'phrase'>): string {
  return recordedDateInWords(date);
}

/** The same of a payload as the derived rows keep it, or of a phrase. */
export function payloadInWords(text: string): string {
  const value = parseDate(text);
  return value ? dateInWords(value) : text;
}
