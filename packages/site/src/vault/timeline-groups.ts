import type { TimelineQuery } from '@infinite/schema/generated/graphql';
import { dateOf, takenOf, type TimelineEvent } from '#vault/timeline-page.ts';

export type TimelineItem = TimelineQuery['timeline']['nodes'][number];
type CountedMonth = TimelineQuery['timelineMonths'][number];

interface Dated {
  readonly facts?: { readonly taken: { readonly local: string } } | null;
}

/** Items beside each other under one heading. */
export interface TimelineGroup<Item = TimelineItem> {
  /** '1987-06'; '1987' where nothing but the year is known; '' where nothing is. */
  readonly month: string;
  readonly items: readonly Item[];
}

/** Puts neighbors of one month together, in the order they came. */
export function groupsOf<Item extends Dated>(items: readonly Item[]): TimelineGroup<Item>[] {
  const groups: { month: string; items: Item[] }[] = [];
  for (const item of items) {
    const month = item.facts?.taken.local.slice(0, 7) ?? '';
    const last = groups.at(-1);
    if (last?.month === month) last.items.push(item);
    else groups.push({ month, items: [item] });
  }
  return groups;
}

/** A month or year with what was taken and what happened in it. */
export interface TimelineMonth<
  Item = TimelineItem,
  Event = TimelineEvent,
> extends TimelineGroup<Item> {
  readonly events: readonly Event[];
}

/** Items and events, each the latest first, under the headings of their months. */
export function monthsOf<Item extends Dated, Event extends Parameters<typeof dateOf>[0]>(
  items: readonly Item[],
  events: readonly Event[],
): TimelineMonth<Item, Event>[] {
  const itemsOf = new Map(groupsOf(items).map(({ month, items: of }) => [month, of]));
  const months = new Map<string, Event[]>(items.map((item) => [takenOf(item).slice(0, 7), []]));
  for (const event of events) {
    const month = dateOf(event).slice(0, 7);
    const known = months.get(month);
    if (known) known.push(event);
    else months.set(month, [event]);
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, happened]) => ({ month, items: itemsOf.get(month) ?? [], events: happened }));
}

/** How many items each year has, in the order they came; what has no date is not counted. */
export function yearsOf(months: readonly CountedMonth[]): { year: string; count: number }[] {
  const years = new Map<string, number>();
  for (const { month, count } of months) {
    const year = month.slice(0, 4);
    if (year !== '') years.set(year, (years.get(year) ?? 0) + count);
  }
  return [...years].map(([year, count]) => ({ year, count }));
}

/** 'June 1987', '1987', or '' for what has no date. */
export function monthWords(month: string): string {
  const [year = '', number] = month.split('-');
  if (number === undefined) return year;
  const day = new Date(Date.UTC(2000, Number(number) - 1, 1));
  return `${day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })} ${year}`;
}
