import { createDecoder, type ByteDecoder } from './decode.ts';
import { LineSplitter } from './line-splitter.ts';
import type { Dialect } from './parsed-structure.ts';
import { scanLine, type ScannedLine } from './scan-line.ts';
import { sniffEncoding, SNIFFED_BYTES, type SniffedEncoding } from './sniff-encoding.ts';
import { XrefIndex } from './xref-index.ts';

/** What must be known of a whole file before its first record can be read. */
export interface GedcomSurvey {
  readonly sniffed: SniffedEncoding;
  /** HEAD.GEDC.VERS as it is written; undefined when the file names none. */
  readonly version: string | undefined;
  readonly dialect: Dialect;
  /** HEAD.SOUR: the program that wrote the file. */
  readonly source: string | undefined;
  /** HEAD.SCHMA, or our `_SCHMA` of a GEDCOM 5.5.1 file: extension tags and their addresses. */
  readonly schema: readonly { readonly tag: string; readonly uri: string }[];
  readonly xrefs: XrefIndex;
  readonly extensionTags: ReadonlySet<string>;
  /** The payloads of LANG structures; few, since a file names the same languages again and again. */
  readonly languages: ReadonlySet<string>;
}

const MOST_NAMES = 5000;

/** Reads a file a first time: encoding, version, identifiers. Keeps nothing else of it. */
export class Surveyor {
  private readonly sample: Uint8Array[] = [];
  private sampled = 0;
  private sniffed: SniffedEncoding | undefined;
  private decoder: ByteDecoder | undefined;
  private readonly splitter = new LineSplitter((text, start, end) => this.take(text, start, end));
  private readonly scanned: ScannedLine = { level: 0, xref: undefined, tag: '', payload: '' };
  private readonly xrefs = new XrefIndex();
  private readonly extensionTags = new Set<string>();
  private readonly languages = new Set<string>();
  private readonly schema: { tag: string; uri: string }[] = [];
  private version: string | undefined;
  private source: string | undefined;
  private part = '';
  private records = 0;

  push(bytes: Uint8Array): void {
    if (this.decoder) {
      this.splitter.push(this.decoder.push(bytes, 0));
      return;
    }
    this.sample.push(bytes);
    this.sampled += bytes.length;
    if (this.sampled >= SNIFFED_BYTES) this.startDecoding();
  }

  end(): GedcomSurvey {
    const { decoder, sniffed } = this.startDecoding();
    this.splitter.push(decoder.end());
    this.splitter.end();
    return {
      sniffed,
      version: this.version,
      dialect: this.version?.startsWith('7') ? 'seven' : 'five',
      source: this.source,
      schema: this.schema,
      xrefs: this.xrefs,
      extensionTags: this.extensionTags,
      languages: this.languages,
    };
  }

  private startDecoding(): { decoder: ByteDecoder; sniffed: SniffedEncoding } {
    if (this.decoder && this.sniffed) return { decoder: this.decoder, sniffed: this.sniffed };
    const bytes = new Uint8Array(this.sampled);
    let at = 0;
    for (const piece of this.sample) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.sample.length = 0;
    const sniffed = sniffEncoding(bytes);
    // Problems are reported when the file is read the second time.
    const decoder = createDecoder(sniffed.encoding, () => {});
    this.sniffed = sniffed;
    this.decoder = decoder;
    this.splitter.push(decoder.push(bytes, 0));
    return { decoder, sniffed };
  }

  /** Only the header, records, extensions and languages are looked at; other lines are passed over by two characters. */
  private take(text: string, start: number, end: number): void {
    const tagStart = this.records > 1 ? plainTag(text, start, end) : -1;
    if (tagStart !== -1 && text.charCodeAt(tagStart) !== 95 && text.charCodeAt(tagStart) !== 76)
      return;
    const line = this.scanned;
    if (!scanLine(text, start, end, line)) return;
    if (line.level === 0) {
      this.records += 1;
      if (line.xref !== undefined) this.xrefs.add(line.xref, line.tag);
    } else if (this.records === 1) this.takeHeader(line);
    if (line.tag === 'LANG') add(this.languages, line.payload.trim());
    else if (line.tag.startsWith('_')) add(this.extensionTags, line.tag);
  }

  private takeHeader({ level, tag, payload }: ScannedLine): void {
    if (level === 1) {
      this.part = tag;
      if (tag === 'SOUR') this.source = payload.trim() || undefined;
    } else if (this.part === 'GEDC' && tag === 'VERS') this.version = payload.trim() || undefined;
    else if ((this.part === 'SCHMA' || this.part === '_SCHMA') && tag.endsWith('TAG')) {
      const [name = '', uri = ''] = payload.trim().split(/\s+/);
      if (name.startsWith('_') && uri !== '' && this.schema.length < MOST_NAMES)
        this.schema.push({ tag: name, uri });
    }
  }
}

/** Where the tag of a line of a level above 0 starts, or -1 when the line is not as simple as `2 DATE ...`. */
function plainTag(text: string, start: number, end: number): number {
  const digit = text.charCodeAt(start);
  if (end - start < 3 || digit < 49 || digit > 57) return -1;
  return text.charCodeAt(start + 1) === 32 ? start + 2 : -1;
}

function add(names: Set<string>, name: string): void {
  if (names.size < MOST_NAMES && name.length < 100) names.add(name);
}
