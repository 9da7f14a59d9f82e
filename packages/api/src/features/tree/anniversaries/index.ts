import { comingDates } from '#features/insight/home/index.ts';
import { comingTreeDays } from '#features/tree/anniversaries/coming-tree-days.ts';
import { announceAnniversaries } from '#features/tree/anniversaries/announce-anniversaries.sweep.ts';
import { AnniversaryResolver } from '#features/tree/anniversaries/anniversary.resolver.ts';
import { serveCalendars } from '#features/tree/anniversaries/calendar.rest.ts';
import {
  AnniversaryNoticeEntity,
  TreeCalendarEntity,
} from '#features/tree/anniversaries/tree-calendar.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { addTreeCalendar } from '#features/tree/anniversaries/tree-calendars.ts';

/** Days of a family tree that return every year: a list, calendars, and notices. */
export const anniversariesFeature = defineFeature({
  name: 'anniversaries',
  entities: [TreeCalendarEntity, AnniversaryNoticeEntity],
  resolvers: [AnniversaryResolver],
  sweeps: [announceAnniversaries],
  extensions: [comingDates.with(comingTreeDays)],
  rest: async (server) => {
    serveCalendars(server);
    return Promise.resolve();
  },
});
