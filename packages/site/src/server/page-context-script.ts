const opening = '<script id="vike_pageContext" type="application/json">';
const closing = '</script>';

/** Where the JSON that Vike passes to the browser lies in a document. */
export interface ScriptPlace {
  readonly start: number;
  readonly end: number;
}

/** @returns null for a document without one, which no browser code renders again */
export function findPageContext(document: string): ScriptPlace | null {
  const at = document.lastIndexOf(opening);
  if (at < 0) return null;
  const start = at + opening.length;
  return { start, end: document.indexOf(closing, start) };
}

/**
 * The JSON that Vike's client parses. Vike's own serializer calls a function for each value; data
 * of the API are plain, and of its escapes only the one for strings that begin with '!' applies.
 * `<` and `/` are escaped like Vike's, so that nothing in the text ends the script.
 */
export function writePageContext(passed: object): string {
  const json = JSON.stringify(passed);
  const safe = json.includes('"!') ? JSON.stringify(passed, escapeMarks) : json;
  return safe.replaceAll('<', String.raw`\u003c`).replaceAll('/', String.raw`\/`);
}

function escapeMarks(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('!') ? `!${value}` : value;
}
