/** What went wrong with one line of a file, or with one structure that another version of GEDCOM cannot hold. */
export type GedcomProblemCode =
  | 'wrong-charset'
  | 'bad-bytes'
  | 'not-a-line'
  | 'level-jump'
  | 'level-too-deep'
  | 'misplaced-continuation'
  | 'head-missing'
  | 'trailer-missing'
  | 'after-trailer'
  | 'duplicate-xref'
  | 'misplaced-xref'
  | 'dangling-pointer'
  | 'wrong-pointer'
  | 'dropped'
  | 'value-changed'
  | 'escape-removed'
  | 'kept-as-extension'
  | 'not-in-551';

export interface GedcomProblem {
  /** Counted from 1; 0 when the structure comes from no file. */
  readonly line: number;
  readonly code: GedcomProblemCode;
  /** The path of tags, such as `INDI.BIRT.DATE`; empty when the line belongs to no structure. */
  readonly structure: string;
  /** What happened, in English, with the text that was lost or changed. */
  readonly text: string;
}

/** Takes problems as they are found, so that a file with a million of them fills no memory. */
export type Report = (problem: GedcomProblem) => void;

/** The file cannot be read as GEDCOM at all. */
export class GedcomError extends Error {
  constructor(
    readonly code: 'empty' | 'not-gedcom',
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'GedcomError';
  }
}

const QUOTE_LENGTH = 200;

/** Text of a file for a problem's words, cut so that one bad line cannot fill a report. */
export function quote(text: string): string {
  return text.length <= QUOTE_LENGTH ? text : `${text.slice(0, QUOTE_LENGTH)}...`;
}
