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

/** Standard tags have up to four characters, which fit one number; the same string is used each time. */
const shortTags = new Map<number, string>();
const SHORT = 4;

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
  let key = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) isLowerCase = true;
    else if (!isTagCharacter(code)) break;
    key = (key << 7) | code;
    at += 1;
  }
  if (at === tagStart || (at < end && !isBlank(text.charCodeAt(at)))) return false;
  line.level = level;
  line.xref = xref;
  line.tag =
    isLowerCase || at - tagStart > SHORT
      ? text.slice(tagStart, at).toUpperCase()
      : shortTag(text, tagStart, at, key);
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

function shortTag(text: string, start: number, end: number, key: number): string {
  const known = shortTags.get(key);
  if (known !== undefined) return known;
  // A property name is the same object as a literal of the program, so that maps of tags find it at once.
  const [tag = ''] = Object.keys({ [text.slice(start, end)]: true });
  shortTags.set(key, tag);
  return tag;
}
