/** One entry of a list of people, as it stands there. */
export interface ListEntry {
  readonly name: string;
  /** Null if the entry has no email address. */
  readonly address: string | null;
  /** The entry as the list has it. */
  readonly text: string;
}
