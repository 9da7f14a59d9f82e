import { Temporal } from 'temporal-polyfill';

declare const isInstant: unique symbol;

/** An instant as the API writes it, such as '2041-05-04T08:00:00.25Z'. */
export type InstantText = string & { readonly [isInstant]: true };

/**
 * A timestamptz that was selected as text (`created_at::text`), for rows that are only shown: of a
 * list's three instants a row, making a Temporal.Instant and writing it again costs as much as asking
 * for the row.
 * @returns to the millisecond, as `instantFrom` reads it
 */
export function instantText(value: string): InstantText {
  return inUtc(value, 3) ?? written(new Date(value));
}

export function instantTextOrNull(value: string | null): InstantText | null {
  return value === null ? null : instantText(value);
}

/** The same to the microsecond, which is what a cursor needs so that no row falls between two pages. */
export function exactInstantText(value: string): string {
  return inUtc(value, 6) ?? Temporal.Instant.from(value.replace(' ', 'T')).toString();
}

/** As `toString` writes it, which takes fifteen times as long. */
export function textOfInstant(instant: Temporal.Instant): InstantText {
  if (instant.epochNanoseconds % 1_000_000n !== 0n) return instant.toString() as InstantText;
  return written(new Date(instant.epochMilliseconds));
}

function written(date: Date): InstantText {
  const text = date.toISOString();
  const end = text.length - 1;
  return `${text.slice(0, end - 4)}${fractionOf(text, end - 4, end)}Z` as InstantText;
}

/**
 * PostgreSQL writes '2041-05-04 08:00:00.25+00' where the session's zone is UTC.
 * @returns undefined for what is written otherwise: another zone, a year of five digits, infinity
 */
function inUtc(value: string, digits: number): InstantText | undefined {
  if (value[10] !== ' ' || !value.endsWith('+00')) return undefined;
  const fraction = fractionOf(value, 19, Math.min(value.length - 3, 20 + digits));
  return `${value.slice(0, 10)}T${value.slice(11, 19)}${fraction}Z` as InstantText;
}

/** '.25' of '.250', '' of '.000' and of nothing. */
function fractionOf(text: string, from: number, to: number): string {
  let end = to;
  while (end > from && text[end - 1] === '0') end -= 1;
  return end - from > 1 ? text.slice(from, end) : '';
}
