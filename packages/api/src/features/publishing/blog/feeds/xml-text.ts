/** Text as it may stand in XML 1.0, in an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notXml, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Characters that XML 1.0 forbids even as references (section 2.2, 'Char'). */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
