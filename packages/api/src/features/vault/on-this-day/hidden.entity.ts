import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A day of the year, or somebody, that a member does not want to be shown. One of the four is set. */
export const OnThisDayHiddenEntity = defineEntity({
  name: 'OnThisDayHidden',
  tableName: 'on_this_day_hidden',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    familyId: p.uuid(),
    /** 'MM-DD'. */
    monthDay: p.text().nullable(),
    contactId: p.uuid().nullable(),
    memberId: p.uuid().nullable(),
    childId: p.uuid().nullable(),
    hiddenAt: instant(),
  },
});
