/** One GEDCOM 7 structure: a line of a file with everything below it. Plain data, so it can be stored as JSON as it is. */
export interface Structure {
  readonly tag: string;
  /** Text. Continuation lines are merged as '\n'. Absent when the line has none; never a pointer. */
  readonly payload?: string;
  /** The identifier of a record: without `@` in a file, a record's id in the database, 'VOID' for `@VOID@`. */
  readonly pointer?: string;
  readonly children?: readonly Structure[];
}

/** A structure at level 0. `xref` is its identifier without `@`; null when nothing can point to it. */
export interface GedcomRecord extends Structure {
  readonly xref: string | null;
}
