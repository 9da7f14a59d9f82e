/** Where the rows of a CSV export come from, as text of a COPY. */
export interface CsvSource {
  /** What follows `from`, with an alias and its conditions. */
  readonly from: string;
  /** SQL of each column, by its name in the file, in order. */
  readonly columns: Readonly<Record<string, string>>;
}
