import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** What an author is notified of. */
export type NewsKind = 'DELIVERED' | 'OPENED' | 'THANKED' | 'NOT_FOR_ME' | 'WITHHELD';

/** An event that an author is to be notified of. */
export const AuthorNewsEntity = defineEntity({
  name: 'AuthorNews',
  tableName: 'author_news',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    messageId: p.uuid(),
    deliveryId: p.uuid(),
    kind: p.text().$type<NewsKind>(),
    thanksId: p.uuid().nullable(),
    at: instant(),
    /** The mail it is part of: the id of the first event in it. */
    batchId: p.uuid().nullable(),
    doneAt: instant().nullable(),
  },
});
