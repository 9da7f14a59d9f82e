import { AnselDecoder } from './ansel.ts';
import type { Report } from './problem.ts';
import type { GedcomEncoding } from './sniff-encoding.ts';

/** Turns the bytes of a file into text, piece by piece. Bytes that are no text of the encoding are read as Windows-1252. */
export interface ByteDecoder {
  /** @param linesBefore the lines read so far, for the line number of a problem */
  push(bytes: Uint8Array, linesBefore: number): string;
  end(): string;
}

export function createDecoder(encoding: GedcomEncoding, report: Report): ByteDecoder {
  switch (encoding.kind) {
    case 'utf-8':
      return new Utf8Decoder(report);
    case 'ansel': {
      const ansel = new AnselDecoder();
      return new CheckedDecoder(
        (bytes) => ansel.decode(bytes),
        () => ansel.end(),
        report,
      );
    }
    case 'cp437':
      return new CheckedDecoder(decodeCp437, () => '', report);
    default: {
      const decoder = new TextDecoder(
        encoding.kind === 'single-byte' ? encoding.label : encoding.kind,
      );
      const push = (bytes: Uint8Array) => decoder.decode(bytes, { stream: true });
      return new CheckedDecoder(push, () => decoder.decode(), report);
    }
  }
}

/** Reports the places where a decoder found no character. */
class CheckedDecoder implements ByteDecoder {
  constructor(
    private readonly decode: (bytes: Uint8Array) => string,
    private readonly finish: () => string,
    private readonly report: Report,
  ) {}

  push(bytes: Uint8Array, linesBefore: number): string {
    const text = this.decode(bytes);
    let line = linesBefore + 1;
    let counted = 0;
    let reported = 0;
    for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
      line += linesIn(text.slice(counted, at));
      counted = at;
      if (line === reported) continue;
      reported = line;
      const words = 'A byte of the line is no character of the encoding.';
      this.report({ line, code: 'bad-bytes', structure: '', text: words });
    }
    return text;
  }

  end(): string {
    return this.finish();
  }
}

class Utf8Decoder implements ByteDecoder {
  private readonly strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private rest: Uint8Array = new Uint8Array();

  constructor(private readonly report: Report) {}

  push(bytes: Uint8Array, linesBefore: number): string {
    const all = this.rest.length === 0 ? bytes : joined(this.rest, bytes);
    const end = all.length - cutSequence(all);
    this.rest = all.slice(end);
    return this.decode(all.subarray(0, end), linesBefore);
  }

  end(): string {
    const { rest } = this;
    this.rest = new Uint8Array();
    return rest.length === 0 ? '' : windows.decode(rest);
  }

  private decode(bytes: Uint8Array, linesBefore: number): string {
    try {
      return this.strict.decode(bytes);
    } catch {
      return this.decodeMixed(bytes, linesBefore);
    }
  }

  /** Line by line, so that only lines with wrong bytes are read as Windows-1252. */
  private decodeMixed(bytes: Uint8Array, linesBefore: number): string {
    let text = '';
    let line = linesBefore + 1;
    for (let start = 0; start < bytes.length;) {
      const lineEnd = bytes.indexOf(10, start);
      const end = lineEnd === -1 ? bytes.length : lineEnd + 1;
      const part = this.decodeLine(bytes.subarray(start, end), line);
      text += part;
      line += linesIn(part);
      start = end;
    }
    return text;
  }

  private decodeLine(bytes: Uint8Array, line: number): string {
    try {
      return this.strict.decode(bytes);
    } catch {
      const words = 'The line is not UTF-8; it is read as Windows-1252.';
      this.report({ line, code: 'bad-bytes', structure: '', text: words });
      return windows.decode(bytes);
    }
  }
}

const windows = new TextDecoder('windows-1252');

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** How many bytes at the end start a sequence that the next piece may complete. */
function cutSequence(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}

function linesIn(text: string): number {
  return text.match(/\r\n|\n\r|\r|\n/g)?.length ?? 0;
}

const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

function decodeCp437(bytes: Uint8Array): string {
  return new TextDecoder('latin1')
    .decode(bytes)
    .replaceAll(/[^\0-\x7F]/g, (_, at: number) => cp437[(bytes[at] ?? 0) - 0x80] ?? '\uFFFD');
}
