import { figureWords as words } from '#components/components.en.ts';

/** How much more or less a total is than that of the time before, in whole percents. */
export function comparisonOf(total: number, before: number): string {
  if (before === 0) return total === 0 ? words.same : words.nothingBefore;
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return words.same;
  return percent > 0 ? words.more(percent) : words.less(-percent);
}
