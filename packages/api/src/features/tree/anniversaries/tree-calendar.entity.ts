import type { AnniversaryKindName } from '@infinite/schema/catalogue/anniversaries';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A calendar of a tree's days that a member's calendar program reads at an address of its own. */
export const TreeCalendarEntity = defineEntity({
  name: 'TreeCalendar',
  tableName: 'tree_calendars',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    userId: p.uuid(),
    name: p.text(),
    kinds: p.json<readonly AnniversaryKindName[]>(),
    /** SHA-256 of the token in its address, hexadecimal. */
    tokenHash: p.text(),
    createdAt: instant(),
    lastReadAt: instant().nullable(),
  },
});

export type TreeCalendar = RowOf<typeof TreeCalendarEntity>;

/** That the members of a family were notified of the days that return on one day. */
export const AnniversaryNoticeEntity = defineEntity({
  name: 'AnniversaryNotice',
  tableName: 'anniversary_notices',
  properties: {
    familyId: p.uuid().primary(),
    /** The last day that was announced, `YYYY-MM-DD`. */
    through: p.string().columnType('date'),
  },
});
