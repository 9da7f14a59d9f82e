import type { MailPace, NotificationKind } from '@infinite/schema/catalogue/notifications';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export interface KindChoice {
  /** Null where other settings decide. */
  readonly mail: MailPace | null;
  readonly push: boolean;
}

/** What a member wants of each kind. Kinds that are not named follow the catalogue. */
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, KindChoice>>>;

/** Without a row, the defaults of the catalogue and no quiet hours. */
export const NotificationSettingsEntity = defineEntity({
  name: 'NotificationSettings',
  tableName: 'notification_settings',
  properties: {
    userId: p.uuid().primary(),
    choices: p.json<NotificationChoices>(),
    /** Minutes after midnight on the member's clock; null without quiet hours. */
    quietFrom: p.smallint().nullable(),
    quietUntil: p.smallint().nullable(),
  },
});

/** A name or days of the year of which a member wants to hear nothing. */
export const NotificationMuteEntity = defineEntity({
  name: 'NotificationMute',
  tableName: 'notification_mutes',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Null for a mute of days. */
    name: p.text().nullable(),
    /** Month and day, '03-09'; both null for a mute of a name. */
    fromDay: p.text().nullable(),
    untilDay: p.text().nullable(),
    createdAt: instant(),
  },
});
