import type { MailPace } from '@infinite/schema/catalogue/notifications';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A mail that lists notices: one digest for a period, or what was due at once. */
export const NotificationMailEntity = defineEntity({
  name: 'NotificationMail',
  tableName: 'notification_mails',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    pace: p.text().$type<MailPace>(),
    /** Unique for the member and pace: the reader's day of a digest. */
    period: p.text(),
    createdAt: instant(),
    /** Null once it is sent or given up. */
    nextAttemptAt: instant().nullable(),
    attempts: p.integer().default(0),
    sentAt: instant().nullable(),
  },
});
