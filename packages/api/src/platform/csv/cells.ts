/**
 * Signs by which a spreadsheet takes a cell for a formula (OWASP, CSV injection), in their wide
 * forms too, and the apostrophe itself, so that what was added can always be taken away again.
 */
const formulaSigns = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', `'`];

/** The cell as text: an apostrophe before one that begins like a formula. */
export function harmless(column: string): string {
  const codes = formulaSigns.map((sign) => sign.codePointAt(0)).join(', ');
  return `case when ascii(${column}) in (${codes}) then '''' || ${column} else ${column} end`;
}

/**
 * `2041-05-04 23:30:00` in UTC, the session's zone: what a spreadsheet takes for a date. `to_char`
 * with a T and a Z would cost half as much again as everything else.
 */
export function instant(column: string): string {
  return `${column}::timestamp(0)`;
}

/** The same for text that was read: a cell in quotes, harmless in a spreadsheet (RFC 4180). */
export function csvCell(text: string): string {
  const guarded = formulaSigns.some((sign) => text.startsWith(sign)) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
