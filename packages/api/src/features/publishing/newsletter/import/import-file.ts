import { emailKey, parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { importLimits as limits } from '@infinite/schema/catalogue/newsletter';
import type { ImportColumns } from '@infinite/schema/newsletter/import.input';
import { importWords as words } from '@infinite/schema/words/newsletter-console.en';
import { readCsv } from '#features/publishing/newsletter/import/read-csv.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** One row as it was read; `key` is null for what is not an address. */
export interface ImportRow {
  /** From 1, as a spreadsheet numbers it without its empty lines. */
  readonly row: number;
  readonly email: string;
  readonly key: string | null;
  readonly language: string | null;
  /** YYYY-MM-DD. */
  readonly consentedOn: string | null;
  /** The file says that nothing may be sent to this address. */
  readonly left: boolean;
}

export interface ImportFile {
  readonly headers: readonly string[];
  readonly columns: ImportColumns;
  readonly rows: readonly ImportRow[];
}

/**
 * A file with its columns: those that are given, or guessed ones.
 * @throws AppError INVALID_INPUT | TOO_LARGE
 */
export function readImportFile(
  content: string,
  given: ImportColumns | null | undefined,
): ImportFile {
  const cells = readCsv(Buffer.from(content, 'base64'));
  const [first = []] = cells;
  const hasHeader = !first.some((cell) => addressOf(cell) !== null);
  const records = hasHeader ? cells.slice(1) : cells;
  if (records.length === 0) throw refused('content', words.empty);
  if (records.length > limits.rows) {
    throw new AppError('TOO_LARGE', { words: words.tooManyRows });
  }
  const width = Math.max(...cells.slice(0, 100).map(({ length }) => length));
  const headers = Array.from({ length: width }, (_, index) =>
    hasHeader ? (first[index] ?? '').trim().slice(0, 100) : '',
  );
  const columns = given ?? guessColumns(headers, records);
  for (const [field, column] of Object.entries(columns)) {
    if (column !== null && column >= width) throw refused(`columns.${field}`, words.noSuchColumn);
  }
  const before = hasHeader ? 2 : 1;
  return {
    headers,
    columns,
    rows: records.map((record, index) => rowOf(record, columns, index + before)),
  };
}

const names: Readonly<Record<keyof ImportColumns, RegExp>> = {
  email: /^(?:e-?mail|mail|address|e-?mail[ _-]?address)$/i,
  language: /^(?:language|lang|locale)$/i,
  consentedOn:
    /^(?:consented|confirmed|subscribed|joined|opt-?in|consent|signed[ _-]?up|created)[ _-]?(?:on|at|date|time)?$/i,
  status: /^(?:status|state|subscribed[ _-]to[ _-]emails)$/i,
};

function guessColumns(
  headers: readonly string[],
  records: readonly (readonly string[])[],
): ImportColumns {
  const named = (field: keyof ImportColumns) => {
    const index = headers.findIndex((header) => names[field].test(header));
    return index < 0 ? null : index;
  };
  const sample = records.slice(0, 100);
  const addresses = headers.map(
    (_, index) => sample.filter((record) => addressOf(record[index] ?? '') !== null).length,
  );
  const most = Math.max(...addresses);
  const email = named('email') ?? (most > 0 ? addresses.indexOf(most) : null);
  if (email === null) throw refused('content', words.noAddresses);
  const [language, consentedOn, status] = [
    named('language'),
    named('consentedOn'),
    named('status'),
  ];
  return { email, language, consentedOn, status };
}

function rowOf(record: readonly string[], columns: ImportColumns, row: number): ImportRow {
  const cell = (index: number | null) => (index === null ? '' : (record[index] ?? '').trim());
  const written = cell(columns.email);
  const address = addressOf(written);
  const language = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.exec(cell(columns.language))?.[0];
  const day = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(cell(columns.consentedOn))?.[0];
  return {
    row,
    email: (address ?? written).slice(0, 320),
    key: address === null ? null : emailKey(address),
    language: language ?? null,
    consentedOn: day && isDay(day) ? day : null,
    left: hasLeft(cell(columns.status)),
  };
}

/** What would run in a spreadsheet is no address; an apostrophe before it makes it text again. */
function addressOf(cell: string): string | null {
  const text = cell.trim();
  if (/^[=+\-@＝＋－＠]/.test(text)) return null;
  return parseEmailAddress(text.replace(/^'(?=[=+\-@＝＋－＠'])/, ''));
}

/** Words of other services and of our own export for who may not be written to. */
const leftWords =
  /^(?:(?:unsub|opt(?:ed)?[ _-]?out|bounced|cleaned|complain|spam|suppress|inactive|pending|blocked)|(?:false|no|0)$)/i;

const hasLeft = (status: string): boolean => leftWords.test(status);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

function refused(field: string, words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { [field]: words } });
}
