import { dateWords, localMoment } from '@infinite/schema/words/dates.en';
import { activityWords as words } from '#collaboration/activity.en.ts';

interface Happened {
  /** ISO instant. */
  readonly at: string;
}

export interface Day<Event> {
  /** ISO date on the reader's calendar. */
  readonly date: string;
  /** 'Today', 'Yesterday' or the date in words. */
  readonly name: string;
  readonly events: readonly Event[];
}

/** Events, newest first, by the days of the reader's calendar. */
export function byDay<Event extends Happened>(
  events: readonly Event[],
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): Day<Event>[] {
  const days = Map.groupBy(events, ({ at }) => localMoment(at, timeZone).localDate);
  const today = localMoment(now, timeZone).localDate;
  const yesterday = dayBefore(today);
  return [...days].map(([date, events]) => {
    const named = date === today ? words.today : date === yesterday ? words.yesterday : null;
    return { date, events, name: named ?? dateWords(date) };
  });
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
