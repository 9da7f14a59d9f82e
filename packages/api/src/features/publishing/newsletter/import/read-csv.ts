import { importLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { importWords as words } from '@infinite/schema/words/newsletter-console.en';
import Papa from 'papaparse';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The cells of a CSV file (RFC 4180), without its empty lines. Takes what spreadsheets write: commas,
 * semicolons or tabs, UTF-8 or UTF-16, with or without a byte order mark, and Windows-1252.
 * @throws AppError INVALID_INPUT | TOO_LARGE
 */
export function readCsv(file: Buffer): string[][] {
  if (file.length > limits.megabytes * 1024 * 1024) {
    throw new AppError('TOO_LARGE', { words: words.tooLarge });
  }
  const text = textOf(file);
  if (isBinary(text)) throw refused(words.binary);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
    // One more than may be, to tell that there are too many.
    preview: limits.rows + 2,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw refused(words.openQuote((open.row ?? 0) + 1));
  if (data.length === 0) throw refused(words.empty);
  if (data.some((cells) => cells.length > limits.columns)) throw refused(words.tooManyColumns);
  return data;
}

/** A file of text has tabs and ends of lines, and no other control characters below a space. */
function isBinary(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 && (code < 9 || code > 13)) return true;
  }
  return false;
}

function textOf(file: Buffer): string {
  const encoding = utf16Of(file) ?? 'utf-8';
  try {
    // A byte order mark is dropped by the decoder.
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** By its mark or, without one, by the zeros of its first letters; null for anything else. */
function utf16Of(file: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = file;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return null;
}

/** The mark that stands most often between the cells of the first line that has any. */
function delimiterOf(text: string): string {
  const line = (/[^\s][^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const countOf = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}

function refused(words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { content: words } });
}
