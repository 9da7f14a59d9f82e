import type { MailPace, NotificationKind } from '@infinite/schema/catalogue/notifications';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One notice to one member. */
export const NotificationEntity = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Null for a notice that outlives the membership. */
    familyId: p.uuid().nullable(),
    kind: p.text().$type<NotificationKind>(),
    actorId: p.uuid().nullable(),
    subjectKind: p.text().nullable(),
    subjectId: p.text().nullable(),
    /** Of the page that shows what it is about. */
    path: p.text(),
    /** Names and titles for the sentence; nothing that is sealed elsewhere. */
    wordsValues: p.json<Readonly<Record<string, string>>>(),
    createdAt: instant(),
    readAt: instant().nullable(),
    /** Until then more of the same is added to it, unless it was read or mailed; null for never. */
    gathersUntil: instant().nullable(),
    /** Kept, and shown nowhere but under 'Muted'. */
    muted: p.boolean().default(false),
    mailPace: p.text().$type<MailPace>().nullable(),
    /** When a mail about it is due; null if none is wanted. */
    mailAt: instant().nullable(),
    /** The mail that lists it. */
    mailId: p.uuid().nullable(),
  },
});
