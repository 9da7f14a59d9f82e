import type { OnThisDayQuery } from '@infinite/schema/generated/graphql';
import type { TimelineItem } from '#vault/timeline-groups.ts';

export type RememberedItem = OnThisDayQuery['onThisDay']['onThisDay'][number];

/** Items of one year together, in the order they came. */
export function itemsByYear(
  items: readonly RememberedItem[],
): { year: number; items: TimelineItem[] }[] {
  const years = new Map<number, TimelineItem[]>();
  for (const { year, recording } of items) {
    years.set(year, [...(years.get(year) ?? []), recording]);
  }
  return [...years].map(([year, of]) => ({ year, items: of }));
}
