/** The part of a recording that is kept, in seconds; an end of null is the end of the recording. */
export interface Cut {
  readonly start: number;
  readonly end: number | null;
  /** Length of the recording; null when it is not known. */
  readonly of: number | null;
}

export function isWhole({ start, end }: Cut): boolean {
  return start === 0 && end === null;
}
