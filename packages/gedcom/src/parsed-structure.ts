/** A structure as its file has it, before pointers are resolved and versions converted. */
export interface ParsedStructure {
  readonly tag: string;
  /** GEDCOM 5 text keeps its `@@` and `@#...@` until it is converted. */
  payload: string | undefined;
  /** The identifier that the payload names, without `@`. */
  pointer: string | undefined;
  /** The structure's own identifier; only records have one. */
  readonly xref: string | undefined;
  /** Counted from 1. */
  readonly line: number;
  children: ParsedStructure[] | undefined;
}

/** GEDCOM 5.5, 5.5.1 and 5.5.5 share their line syntax; 7 has another. */
export type Dialect = 'five' | 'seven';
