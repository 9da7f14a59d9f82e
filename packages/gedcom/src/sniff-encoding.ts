/** What a file's bytes are really written in. `label` is a label of the Encoding standard for TextDecoder. */
export type GedcomEncoding =
  | { readonly kind: 'utf-8' | 'utf-16le' | 'utf-16be' | 'ansel' | 'cp437' }
  | { readonly kind: 'single-byte'; readonly label: string };

export interface SniffedEncoding {
  readonly encoding: GedcomEncoding;
  /** The HEAD.CHAR payload; undefined when there is none. */
  readonly declared: string | undefined;
  readonly declaredLine: number;
  /** True when the content contradicts what the file declares. */
  readonly isWrong: boolean;
}

/** How much of a file decides on its encoding. */
export const SNIFFED_BYTES = 262_144;

const UTF_8: GedcomEncoding = { kind: 'utf-8' };
const WINDOWS: GedcomEncoding = { kind: 'single-byte', label: 'windows-1252' };

const declarations = new Map<string, GedcomEncoding>([
  ['UTF-8', UTF_8],
  ['UTF8', UTF_8],
  ['ASCII', UTF_8],
  ['ANSEL', { kind: 'ansel' }],
  ['ANSI', WINDOWS],
  ['WINDOWS', WINDOWS],
  ['IBM WINDOWS', WINDOWS],
  ['LATIN1', WINDOWS],
  ['IBMPC', { kind: 'cp437' }],
  ['IBM-PC', { kind: 'cp437' }],
  ['IBM DOS', { kind: 'cp437' }],
  ['OEM', { kind: 'cp437' }],
  ['MSDOS', { kind: 'cp437' }],
  ['MACINTOSH', { kind: 'single-byte', label: 'macintosh' }],
]);

/** Decides from the first bytes of a file; more than SNIFFED_BYTES are not needed. */
export function sniffEncoding(bytes: Uint8Array): SniffedEncoding {
  const wide = wideEncoding(bytes);
  const text = new TextDecoder(wide ?? 'latin1').decode(bytes.subarray(0, 65_536));
  const { declared, line: declaredLine } = declaredIn(text);
  const known = declared === undefined ? undefined : encodingNamed(declared);
  const answer = (encoding: GedcomEncoding) => ({
    encoding,
    declared,
    declaredLine,
    isWrong: declared !== undefined && !isHonest(declared, encoding, known),
  });
  if (wide !== undefined) return answer({ kind: wide });
  if (hasUtf8Mark(bytes)) return answer(UTF_8);
  const counts = countBytes(bytes);
  if (counts.utf8 > 0 && counts.notUtf8 === 0) return answer(UTF_8);
  if (known === undefined || known.kind === 'utf-8') {
    return answer(counts.notUtf8 > counts.utf8 ? WINDOWS : UTF_8);
  }
  if (known.kind === 'ansel' && looksLikeWindows(counts)) return answer(WINDOWS);
  return answer(known);
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

function hasUtf8Mark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function declaredIn(text: string): { declared: string | undefined; line: number } {
  const header =
    /^[\s\uFEFF\u00EF\u00BB\u00BF]*0+[ \t]+HEAD[^\n\r]*[\r\n][^]*?(?=[\r\n][ \t]*0+[ \t]|$)/i.exec(
      text,
    )?.[0];
  const found =
    header === undefined ? null : /[\r\n][ \t]*0*1[ \t]+CHAR[ \t]+([^\r\n]*)/i.exec(header);
  if (!found || header === undefined) return { declared: undefined, line: 1 };
  const before = header.slice(0, found.index + 1).split(/\r\n|\n\r|\n|\r/).length;
  return { declared: found[1]?.trim() ?? '', line: before };
}

function encodingNamed(declared: string): GedcomEncoding | undefined {
  const name = declared.toUpperCase();
  const known = declarations.get(name);
  if (known) return known;
  const label = name.replace(/^(?:CP|ANSI)-?(?=\d{4}$)/, 'WINDOWS-').toLowerCase();
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf') ? undefined : { kind: 'single-byte', label: encoding };
  } catch {
    return undefined;
  }
}

function isHonest(declared: string, actual: GedcomEncoding, known?: GedcomEncoding): boolean {
  const name = declared.toUpperCase();
  if (name === 'UNICODE' || name.startsWith('UTF-16')) return actual.kind.startsWith('utf-16');
  // ASCII is honest only while no other byte was seen, and LATIN1 was never a word of GEDCOM.
  if (known === undefined || name === 'LATIN1') return false;
  return known.kind === actual.kind;
}

interface ByteCounts {
  /** Well-formed sequences of two and more bytes. */
  readonly utf8: number;
  readonly notUtf8: number;
  /** Bytes 80 to 9F, which ANSEL does not use and Windows does. */
  readonly controls: number;
  /** Bytes that are marks in ANSEL, and how many of these no letter follows. */
  readonly marks: number;
  readonly loneMarks: number;
}

function countBytes(bytes: Uint8Array): ByteCounts {
  const counts = { utf8: 0, notUtf8: 0, controls: 0, marks: 0, loneMarks: 0 };
  const end = Math.min(bytes.length, SNIFFED_BYTES);
  for (let at = 0; at < end;) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    if (byte < 0xa0) counts.controls += 1;
    if (byte >= 0xe0) {
      counts.marks += 1;
      if (!isLetter(bytes[at + 1] ?? 0)) counts.loneMarks += 1;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) counts.utf8 += 1;
    // A sequence that the end of the sample cuts tells nothing.
    else if (at + 4 < end) counts.notUtf8 += 1;
    at += Math.max(1, length);
  }
  return counts;
}

/** The length of the well-formed UTF-8 sequence at a position; 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length =
    lead >= 0xf0 && lead < 0xf5
      ? 4
      : lead >= 0xe0 && lead < 0xf0
        ? 3
        : lead >= 0xc2 && lead < 0xe0
          ? 2
          : 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function isLetter(byte: number): boolean {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte >= 0x80;
}

function looksLikeWindows({ controls, marks, loneMarks }: ByteCounts): boolean {
  return controls > 0 || (marks > 0 && loneMarks * 10 > marks);
}
