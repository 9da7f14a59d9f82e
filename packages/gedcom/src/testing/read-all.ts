import { readGedcom } from '../gedcom-file.ts';
import type { GedcomProblem } from '../problem.ts';
import type { GedcomRecord, Structure } from '../structure.ts';

export interface ReadFile {
  readonly records: readonly GedcomRecord[];
  readonly problems: readonly GedcomProblem[];
}

/** All records and problems of a file. */
export function readAll(file: Uint8Array | string): ReadFile {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const problems: GedcomProblem[] = [];
  const { records } = readGedcom(bytes, (problem) => problems.push(problem));
  return { records: [...records], problems };
}

/** Each problem as `line code structure`, in the order of the file. */
export function named(problems: readonly GedcomProblem[]): string[] {
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return inOrder.map(({ line, code, structure }) => `${line} ${code} ${structure}`.trim());
}

/** Records as lines without the header, for tests that read better so. */
export function asLines(records: readonly GedcomRecord[]): string[] {
  const linesOf = (structure: Structure, start: string, level: number): string[] => {
    const { tag, payload, pointer, children = [] } = structure;
    const value = pointer === undefined ? payload : `@${pointer}@`;
    const own = value === undefined ? `${start}${tag}` : `${start}${tag} ${value}`;
    return [own, ...children.flatMap((child) => linesOf(child, `${level + 1} `, level + 1))];
  };
  return records
    .filter(({ tag }) => tag !== 'HEAD')
    .flatMap((record) => linesOf(record, record.xref === null ? '0 ' : `0 @${record.xref}@ `, 0));
}
