import type { ParsedStructure } from './parsed-structure.ts';
import { quote, type GedcomProblemCode, type Report } from './problem.ts';
import type { GedcomRecord, Structure } from './structure.ts';
import type { GedcomSurvey } from './survey.ts';

/** Converts one structure, and adds to `out` what it becomes: nothing, one structure or several. */
export type Rule = (node: ParsedStructure, out: Structure[], conversion: Conversion) => void;

/** Which records each standard pointer may name. */
const POINTER_TARGETS = new Map<string, readonly string[]>([
  ['FAMC', ['FAM']],
  ['FAMS', ['FAM']],
  ['HUSB', ['INDI']],
  ['WIFE', ['INDI']],
  ['CHIL', ['INDI']],
  ['ALIA', ['INDI']],
  ['SUBM', ['SUBM']],
  ['ANCI', ['SUBM']],
  ['DESI', ['SUBM']],
  ['SOUR', ['SOUR']],
  ['REPO', ['REPO']],
  ['OBJE', ['OBJE']],
  ['NOTE', ['NOTE', 'SNOTE']],
  ['SNOTE', ['NOTE', 'SNOTE']],
  ['ASSO', ['INDI']],
]);

const NO_STRUCTURES: readonly Structure[] = [];

/** What the conversion of one file needs to know and remember. */
export class Conversion {
  /** Records that the conversion made of structures of the current record. */
  readonly made: GedcomRecord[] = [];
  /** Tags from the record down to the current structure. */
  readonly path: string[] = [];
  /** How many of the structures above the current one are extensions. */
  extensions = 0;
  /** True when an age of the current record is STILLBORN. */
  isStillborn = false;

  constructor(
    readonly survey: GedcomSurvey,
    readonly report: Report,
    private readonly rules: ReadonlyMap<string, Rule>,
    private readonly textOf: (
      text: string,
      node: ParsedStructure,
      conversion: Conversion,
    ) => string,
  ) {}

  /** The tag of the structure above the current one; empty for a record. */
  get parent(): string {
    return this.path[this.path.length - 2] ?? '';
  }

  convert(node: ParsedStructure, out: Structure[]): void {
    this.path.push(node.tag);
    const rule = this.rules.get(node.tag);
    if (rule) rule(node, out, this);
    else out.push(this.keep(node));
    this.path.pop();
  }

  /** The structure with the same tag, or another one, and its converted children. */
  keep(node: ParsedStructure, tag = node.tag): Structure {
    return structure(tag, this.text(node), this.pointer(node), this.children(node));
  }

  text(node: ParsedStructure): string | undefined {
    const { payload } = node;
    if (payload === undefined || payload === '') return undefined;
    return payload.includes('@') ? this.textOf(payload, node, this) : payload;
  }

  children(node: ParsedStructure): readonly Structure[] {
    if (!node.children) return NO_STRUCTURES;
    const isExtension = node.tag.charCodeAt(0) === 95;
    if (isExtension) this.extensions += 1;
    const out: Structure[] = [];
    for (const child of node.children) this.convert(child, out);
    if (isExtension) this.extensions -= 1;
    return out;
  }

  /** The identifier that a pointer names, or VOID with a problem when no record of the right kind has it. */
  pointer(node: ParsedStructure): string | undefined {
    const { pointer } = node;
    if (pointer === undefined || pointer === 'VOID') return pointer;
    const tag = this.survey.xrefs.tagOf(pointer);
    if (tag === undefined) {
      this.problem(node, 'dangling-pointer', `No record has the identifier @${quote(pointer)}@.`);
      return 'VOID';
    }
    const targets = this.extensions === 0 ? POINTER_TARGETS.get(node.tag) : undefined;
    if (targets && !targets.includes(tag) && !tag.startsWith('_')) {
      this.problem(
        node,
        'wrong-pointer',
        `@${quote(pointer)}@ is the identifier of a record ${tag}.`,
      );
      return 'VOID';
    }
    return this.survey.xrefs.nameOf(pointer);
  }

  /** Makes a record of its own from a part of the current one; returns its identifier. */
  addRecord(tag: string, children: readonly Structure[]): string {
    const xref = this.survey.xrefs.makeXref();
    this.made.push({ xref, ...structure(tag, undefined, undefined, children) });
    return xref;
  }

  problem(node: ParsedStructure, code: GedcomProblemCode, text: string): void {
    this.report({ line: node.line, code, structure: this.path.join('.'), text });
  }
}

/** A structure without the properties that it does not need. */
export function structure(
  tag: string,
  payload?: string,
  pointer?: string,
  children: readonly Structure[] = NO_STRUCTURES,
): Structure {
  if (children.length === 0) {
    if (pointer !== undefined) return { tag, pointer };
    return payload === undefined || payload === '' ? { tag } : { tag, payload };
  }
  if (pointer !== undefined) return { tag, pointer, children };
  return payload === undefined || payload === '' ? { tag, children } : { tag, payload, children };
}
