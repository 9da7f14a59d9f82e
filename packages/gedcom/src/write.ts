import type { GedcomRecord, Structure } from './structure.ts';

export interface WriteOptions {
  readonly lineEnd?: '\n' | '\r\n';
}

/** Chunks are about this long, so that a large tree is written without one large string. */
const CHUNK = 65_536;
const BYTE_ORDER_MARK = '\uFEFF';
/** Characters of a line with its level, tag and delimiters (GEDCOM 5.5.1, page 10). */
const LONGEST_LINE_IN_551 = 255;

/** A GEDCOM 7 file as chunks of text, to be written in UTF-8: byte order mark, records, TRLR. */
export function writeGedcom7(
  records: Iterable<GedcomRecord>,
  options: WriteOptions = {},
): Generator<string> {
  return write(records, options.lineEnd ?? '\n', textLines7);
}

/** A GEDCOM 5.5.1 file of records that `convertTo551` has converted. */
export function writeGedcom551(
  records: Iterable<GedcomRecord>,
  options: WriteOptions = {},
): Generator<string> {
  return write(records, options.lineEnd ?? '\r\n', textLines551);
}

/** The lines of a payload: what follows the tag, and the lines below it, which start with CONT or CONC. */
type TextLines = (start: string, level: number, payload: string) => string[];

function* write(
  records: Iterable<GedcomRecord>,
  lineEnd: string,
  textLines: TextLines,
): Generator<string> {
  let chunk = BYTE_ORDER_MARK;
  for (const record of records) {
    for (const line of linesOf(record, textLines)) chunk += line + lineEnd;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}0 TRLR${lineEnd}`;
}

function linesOf(record: GedcomRecord, textLines: TextLines): string[] {
  const lines: string[] = [];
  const add = (structure: Structure, level: number, xref: string | null) => {
    const { tag, payload, pointer, children } = structure;
    const start = xref === null ? `${level} ${tag}` : `${level} @${xref}@ ${tag}`;
    if (pointer !== undefined) lines.push(`${start} @${pointer}@`);
    else if (payload === undefined || payload === '') lines.push(start);
    else lines.push(...textLines(start, level, payload));
    for (const child of children ?? []) add(child, level + 1, null);
  };
  add(record, 0, record.xref);
  return lines;
}

/** Lone surrogates and the characters that end a line cannot be in a file. */
function linesOfText(payload: string): string[] {
  return payload.toWellFormed().split(/\r\n|\r|\n/);
}

function textLines7(start: string, level: number, payload: string): string[] {
  return linesOfText(payload).map((line, index) => {
    const text = line.startsWith('@') ? `@${line}` : line;
    const before = index === 0 ? start : `${level + 1} CONT`;
    return text === '' ? before : `${before} ${text}`;
  });
}

/** GEDCOM 5.5.1 doubles every `@` and splits long lines, between characters that are no spaces. */
function textLines551(start: string, level: number, payload: string): string[] {
  return linesOfText(payload).flatMap((line, index) => {
    const before = index === 0 ? start : `${level + 1} CONT`;
    return split(escaped(line, start), before, `${level + 1} CONC`);
  });
}

/** Calendars of dates are escapes; every other `@` is doubled. */
function escaped(line: string, start: string): string {
  if (!line.includes('@')) return line;
  const kept = /^\d+ _?S?DATE/.test(start) ? /@#D[A-Z_ ]+@|@/g : /@/g;
  return line.replaceAll(kept, (found) => (found === '@' ? '@@' : found));
}

function split(text: string, first: string, next: string): string[] {
  const lines: string[] = [];
  let before = first;
  let rest = text;
  for (;;) {
    const room = LONGEST_LINE_IN_551 - before.length - 1;
    if (rest.length <= room) break;
    const at = cutAt(rest, Math.max(room, 20));
    lines.push(`${before} ${rest.slice(0, at)}`);
    rest = rest.slice(at);
    before = next;
  }
  return [...lines, rest === '' ? before : `${before} ${rest}`];
}

/** The last place up to `most` that is inside a word, and inside no pair of `@` or surrogates. */
function cutAt(text: string, most: number): number {
  for (let at = Math.min(most, text.length - 1); at > 1; at -= 1) {
    const pair = text.slice(at - 1, at + 1);
    if (!/[\s@]|[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(pair)) return at;
  }
  return Math.min(most, text.length);
}
