import type { TreeTimelineQuery } from '@infinite/schema/generated/graphql';

export type TimelineEvent = TreeTimelineQuery['treeTimeline']['nodes'][number];

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}
interface Dated {
  readonly facts?: { readonly taken: { readonly local: string } } | null;
}
type DatedEvent = Pick<TimelineEvent, 'year' | 'month' | 'day'>;

/** What a page of the timeline shows of both lists, and the cursor that continues both. */
export interface JoinedPage<Item, Event> {
  readonly nodes: readonly Item[];
  readonly events: readonly Event[];
  readonly next: string | null;
}

/** How an item sorts; '' without a date. */
export const takenOf = (item: Dated): string => item.facts?.taken.local ?? '';

/** The same of an event: '1987-06-14', or '1987' where the day is not known. */
export function dateOf({ year, month, day }: DatedEvent): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0');
  const whole = digits(year ?? 0, 4);
  if (typeof month !== 'number' || typeof day !== 'number') return whole;
  return `${whole}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The earliest date whose events belong to a page of items; null: all that are left. */
export function pageEnd(items: Page<Dated>): string | null {
  const last = items.nodes.at(-1);
  return items.pageInfo.hasNextPage && last ? takenOf(last) : null;
}

/**
 * Joins a page of items with the events of its span, both the latest first. The page ends with the items, or
 * earlier with the events where there are many of them; of one date, events come before items.
 */
export function joinPages<Item extends Dated, Event extends DatedEvent>(
  items: Page<Item>,
  events: Page<Event>,
): JoinedPage<Item, Event> {
  const last = events.nodes.at(-1);
  if (!events.pageInfo.hasNextPage || !last) {
    const next = items.pageInfo.hasNextPage ? (items.pageInfo.endCursor ?? null) : null;
    return { nodes: items.nodes, events: events.nodes, next };
  }
  const end = dateOf(last);
  return {
    nodes: items.nodes.filter((item) => takenOf(item) > end),
    events: events.nodes,
    next: events.pageInfo.endCursor ?? null,
  };
}
