export interface FigurePoint {
  /** What the point stands for: '4 May 2041'. */
  readonly label: string;
  readonly value: number;
}
