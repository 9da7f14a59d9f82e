/** The parts of one line. One object is filled again and again, so that reading a line allocates only its strings. */
export interface ScannedLine {
  level: number;
  xref: string | undefined;
  /** In upper case. */
  tag: string;
  /** Everything after the one delimiter that follows the tag. */
  payload: string;
}

const TAB = 9;
const SPACE = 32;
const HASH = 35;
const AT = 64;
const UNDERSCORE = 95;
const BYTE_ORDER_MARK = 0xfeff;

/** Tags are few and come again in every record; the same string is used each time. */
const knownTags = new Map<string, string>();
const MOST_KNOWN_TAGS = 2000;

/**
 * Reads the line that is in `text` from `start` up to `end`: level, identifier, tag, payload, separated by spaces or tabs.
 * False when it is no GEDCOM line.
 */
export function scanLine(text: string, start: number, end: number, line: ScannedLine): boolean {
  let at = skipBlanks(text, start, end);
  const levelStart = at;
  let level = 0;
  while (at < end) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    if (level < 100_000) level = level * 10 + digit;
    at += 1;
  }
  if (at === levelStart || at === end || !isBlank(text.charCodeAt(at))) return false;
  at = skipBlanks(text, at, end);
  let xref: string | undefined;
  if (text.charCodeAt(at) === AT) {
    const close = text.indexOf('@', at + 1);
    if (close === -1 || close >= end || close === at + 1) return false;
    xref = text.slice(at + 1, close);
    at = skipBlanks(text, close + 1, end);
  }
  const tagStart = at;
  let isLowerCase = false;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) isLowerCase = true;
    else if (!isTagCharacter(code)) break;
    at += 1;
  }
  if (at === tagStart || (at < end && !isBlank(text.charCodeAt(at)))) return false;
  const tag = text.slice(tagStart, at);
  line.level = level;
  line.xref = xref;
  line.tag = shared(isLowerCase ? tag.toUpperCase() : tag);
  line.payload = at + 1 < end ? text.slice(at + 1, end) : '';
  return true;
}

/** True for `@I1@`, also with blanks after it; false for `@@`, for escapes such as `@#DJULIAN@` and for text with more `@`. */
export function isPointerText(payload: string): boolean {
  if (payload.charCodeAt(0) !== AT || payload.length < 3) return false;
  const second = payload.charCodeAt(1);
  if (second === AT || second === HASH || isBlank(second)) return false;
  const close = payload.indexOf('@', 1);
  return close > 1 && skipBlanks(payload, close + 1, payload.length) === payload.length;
}

function isTagCharacter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === UNDERSCORE;
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

function skipBlanks(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code !== SPACE && code !== TAB && code !== BYTE_ORDER_MARK) break;
    at += 1;
  }
  return at;
}

function shared(tag: string): string {
  const known = knownTags.get(tag);
  if (known !== undefined) return known;
  if (knownTags.size < MOST_KNOWN_TAGS) knownTags.set(tag, tag);
  return tag;
}
