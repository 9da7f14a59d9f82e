/** Sheets to print a wall chart on: millimeters of the short and the long side (ISO 216). */
export const papers = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
} as const satisfies Record<string, readonly [number, number]>;

export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly Paper[];

/** A sheet that is turned as its chart needs it, in millimeters. */
export function sheetFor(paper: Paper, chart: { readonly width: number; readonly height: number }) {
  const [short, long] = papers[paper];
  return chart.width > chart.height
    ? { width: long, height: short }
    : { width: short, height: long };
}
