/** Elements whose content nobody reads. */
const unread = ['script', 'style', 'head', 'title', 'template'];
const breaks = /^\/?(p|div|br|tr|table|ul|ol|li|h[1-6]|blockquote|hr|pre)$/;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The words of an HTML email, a paragraph a line. The text is never shown as HTML. Takes time in
 * proportion to its length, whatever is in it.
 */
export function textOfHtml(html: string): string {
  // Of ASCII alone: other letters may become longer, and positions must agree.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    text += spaced(html.slice(at, open));
    const end = lower.startsWith('<!--', open)
      ? after(lower, '-->', open + 4)
      : after(lower, '>', open + 1);
    const name = /^\/?[a-z][a-z0-9]{0,20}/.exec(lower.slice(open + 1, open + 24))?.[0] ?? '';
    if (breaks.test(name)) text += '\n';
    at = unread.includes(name) ? after(lower, `</${name}`, end) : end;
    if (unread.includes(name)) at = after(lower, '>', at);
  }
  text += spaced(html.slice(at));
  return decoded(text)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where what is sought ends; the end of the text where it is missing. */
function after(text: string, sought: string, from: number): number {
  const found = text.indexOf(sought, from);
  return found < 0 ? text.length : found + sought.length;
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

function decoded(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
