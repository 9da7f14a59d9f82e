import { convertTo551 } from '@infinite/gedcom/convert-to-551';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { writeGedcom551, writeGedcom7 } from '@infinite/gedcom/write';

const byteOrderMark = '\uFEFF';
const trailer = /0 TRLR\r?\n$/;

/** Writes a file batch by batch, so that no tree is in memory as one text. */
export class RecordWriter {
  #isFirst = true;
  #end = '0 TRLR\n';
  #head: GedcomRecord | undefined;

  constructor(private readonly version: '7.0' | '5.5.1') {}

  textOf(records: readonly GedcomRecord[]): string {
    const text = this.#whole(records).join('');
    this.#end = trailer.exec(text)?.[0] ?? this.#end;
    const plain = text.replace(trailer, '');
    if (this.#isFirst) {
      this.#isFirst = false;
      return plain;
    }
    return plain.startsWith(byteOrderMark) ? plain.slice(1) : plain;
  }

  end(): string {
    return this.#end;
  }

  #whole(records: readonly GedcomRecord[]): string[] {
    if (this.version === '7.0') return [...writeGedcom7(records)];
    this.#head ??= records[0];
    if (!this.#head || this.#isFirst) return [...writeGedcom551(convertTo551(records, ignore))];
    // What the header says of extensions, each batch has to know.
    const [, ...converted] = convertTo551([this.#head, ...records], ignore);
    return [...writeGedcom551(converted)];
  }
}

/** What 5.5.1 has no place for becomes documented extensions, so nothing is lost. */
const ignore = (): void => undefined;
