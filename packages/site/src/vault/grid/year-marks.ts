import type { GridMonth } from './grid-layout.ts';

/** As much of the strip as a year's number needs. */
const room = 0.045;

/** The years that have room on the strip, each where its items begin, from 0 at the top to 1. */
export function yearMarks(
  months: readonly GridMonth[],
  height: number,
): { year: string; share: number }[] {
  const marks: { year: string; share: number }[] = [];
  let known = '';
  for (const { month, top } of months) {
    const year = month.slice(0, 4);
    const share = top / height;
    if (year === '' || year === known) continue;
    known = year;
    const last = marks.at(-1);
    if (!last || share - last.share >= room) marks.push({ year, share });
  }
  return marks;
}
