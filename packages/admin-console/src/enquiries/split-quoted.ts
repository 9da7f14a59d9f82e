/**
 * Parts an email from what it quotes at its end, with the line that introduces it ('On … wrote:').
 * Everything is the writer's own when nothing else would be left.
 */
export function splitQuoted(text: string): { own: string; quoted: string } {
  const lines = text.split('\n');
  let start = lines.length;
  while (start > 0 && /^(>.*|\s*)$/.test(lines[start - 1] ?? '')) start -= 1;
  const hasQuote = lines.slice(start).some((line) => line.startsWith('>'));
  if (hasQuote && /:\s*$/.test(lines[start - 1] ?? '')) start -= 1;
  const own = lines.slice(0, start).join('\n').trim();
  if (!hasQuote || own === '') return { own: text, quoted: '' };
  return { own, quoted: lines.slice(start).join('\n').trim() };
}
