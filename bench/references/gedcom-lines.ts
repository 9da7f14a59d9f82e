/**
 * The least that reading a GEDCOM file can be: UTF-8 to text, lines, level, tag and payload of each, a stack of the tags
 * above. Nothing is kept, checked or converted. Returns the number of lines.
 */
export function readLines(pieces: Iterable<Uint8Array>): number {
  const decoder = new TextDecoder();
  const stack: string[] = [];
  let rest = '';
  let count = 0;
  for (const piece of pieces) {
    const text = rest + decoder.decode(piece, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      takeLine(text.slice(start, end), stack);
      start = end + 1;
      count += 1;
    }
    rest = text.slice(start);
  }
  return count;
}

const LINE = /^(\d+) (?:@([^@]+)@ )?(\w+)(?: (.*))?$/;

function takeLine(line: string, stack: string[]): void {
  const found = LINE.exec(line);
  if (!found) return;
  const [, level = '0', , tag = ''] = found;
  stack.length = Math.min(stack.length, Number(level));
  stack.push(tag);
}
