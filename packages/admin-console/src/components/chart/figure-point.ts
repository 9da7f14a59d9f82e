export interface FigurePoint {
  /** What the point stands for: 'May 4, 2041'. */
  readonly label: string;
  /** The same where room is short: 'May 4'. */
  readonly short: string;
  readonly value: number;
  /** The same days in the time before. */
  readonly before: { readonly label: string; readonly value: number };
}
