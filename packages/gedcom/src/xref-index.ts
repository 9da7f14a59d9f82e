/** An identifier that GEDCOM 7 allows. */
const VALID = /^[A-Z0-9_]+$/;

/**
 * The identifiers of a file and the tags of their records. Gives identifiers that GEDCOM 7 does not allow another name,
 * and makes names for records that a conversion adds.
 */
export class XrefIndex {
  private readonly tags = new Map<string, string>();
  private readonly invalid: string[] = [];
  private renamed: Map<string, string> | undefined;
  private readonly duplicates = new Set<string>();
  private readonly seenDuplicates = new Set<string>();
  private readonly made = new Set<string>();
  private lastMade = 0;

  add(xref: string, tag: string): void {
    const own = detached(xref);
    if (this.tags.has(own)) {
      this.duplicates.add(own);
      return;
    }
    this.tags.set(own, tag);
    if (!VALID.test(own) || own === 'VOID') this.invalid.push(own);
  }

  get size(): number {
    return this.tags.size;
  }

  /** The tag of the record with this identifier; undefined when there is none. */
  tagOf(xref: string): string | undefined {
    return this.tags.get(xref);
  }

  /** The identifier as GEDCOM 7 allows it. */
  nameOf(xref: string): string {
    this.renamed ??= this.rename();
    return this.renamed.size === 0 ? xref : (this.renamed.get(xref) ?? xref);
  }

  /** True for the second and later records with an identifier; call it once for each record, in the file's order. */
  isRepeated(xref: string): boolean {
    if (this.duplicates.size === 0 || !this.duplicates.has(xref)) return false;
    if (this.seenDuplicates.has(xref)) return true;
    this.seenDuplicates.add(xref);
    return false;
  }

  /** An identifier that no record has. */
  makeXref(): string {
    this.renamed ??= this.rename();
    for (;;) {
      this.lastMade += 1;
      const xref = `X${this.lastMade}`;
      if (!this.tags.has(xref) && !this.made.has(xref)) return xref;
    }
  }

  private rename(): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const xref of this.invalid) {
      const stem = xref.toUpperCase().replaceAll(/[^A-Z0-9_]+/g, '_') || 'X';
      let name = stem === 'VOID' ? 'VOID_1' : stem;
      for (let count = 2; this.tags.has(name) || this.made.has(name); count += 1)
        name = `${stem}_${count}`;
      this.made.add(name);
      renamed.set(xref, name);
    }
    return renamed;
  }
}

/** A copy that does not keep the text of the file in memory, as a part of a long string would. */
function detached(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}
