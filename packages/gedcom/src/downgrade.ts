import { structure } from './conversion.ts';
import type { ConvertedPayload } from './convert-age.ts';
import type { GedcomProblemCode, Report } from './problem.ts';
import type { Structure } from './structure.ts';

/** Adds to `out` what a structure of GEDCOM 7 becomes in GEDCOM 5.5.1. */
export type DowngradeRule = (node: Structure, out: Structure[], downgrade: Downgrade) => void;

/** What the conversion of one tree to GEDCOM 5.5.1 needs to know. */
export class Downgrade {
  /** Tags from the record down to the current structure. */
  readonly path: string[] = [];
  /** How many of the structures above the current one are extensions. */
  extensions = 0;
  /** HEAD.SOUR, which RIN numbers belong to. */
  source: string | undefined;

  constructor(
    private readonly rules: ReadonlyMap<string, DowngradeRule>,
    private readonly report: Report,
  ) {}

  get parent(): string {
    return this.path[this.path.length - 2] ?? '';
  }

  convert(node: Structure, out: Structure[]): void {
    this.path.push(node.tag);
    const rule = this.rules.get(node.tag);
    if (rule) rule(node, out, this);
    else out.push(this.keep(node));
    this.path.pop();
  }

  keep(node: Structure, tag = node.tag): Structure {
    if (node.pointer === 'VOID') {
      this.problem('not-in-551', 'The pointer names nobody; programs may report it.');
    }
    return structure(tag, node.payload, node.pointer, this.children(node));
  }

  children(node: Structure): Structure[] {
    const isExtension = node.tag.startsWith('_');
    if (isExtension) this.extensions += 1;
    const out: Structure[] = [];
    for (const child of node.children ?? []) this.convert(child, out);
    if (isExtension) this.extensions -= 1;
    return out;
  }

  /** A structure whose payload may take in the PHRASE below it. */
  pushPayload(
    node: Structure,
    out: Structure[],
    tag: string,
    write: (from: ConvertedPayload) => ConvertedPayload,
  ): void {
    const phrase = node.children?.find((child) => child.tag === 'PHRASE');
    const plain = phrase?.payload !== undefined && !phrase.children;
    const written = write({ payload: node.payload, phrase: plain ? phrase.payload : undefined });
    const isTaken = plain && written.phrase === undefined;
    const rest = isTaken ? node.children?.filter((child) => child !== phrase) : node.children;
    out.push(
      structure(tag, written.payload, undefined, this.children({ tag: node.tag, children: rest })),
    );
  }

  problem(code: GedcomProblemCode, text: string): void {
    this.report({ line: 0, code, structure: this.path.join('.'), text });
  }
}
