import { notificationKindNames } from '@infinite/schema/catalogue/notifications';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { NotificationSettingsEntity } from '#features/notices/notifications/notification-settings.entity.ts';
import type { NoticeSettings } from '#features/notices/notifications/notification.types.ts';
import { listDevices } from '#features/notices/notifications/push/devices.ts';
import { vapidKeys } from '#features/notices/notifications/push/vapid-keys.ts';
import { choiceOf } from '#features/notices/notifications/routing/route-notice.ts';
import { tables } from '#platform/database/tables.ts';

/** What the member wants of each kind of notice, with defaults where they did not choose. */
export async function readNoticeSettings(ctx: RequestContext): Promise<NoticeSettings> {
  const { userId } = requirePerson(ctx);
  const row = await tables(ctx.em, NotificationSettingsEntity)
    .selectFrom('notification_settings')
    .select(['choices', 'quietFrom', 'quietUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const { choices = {}, quietFrom: from = null, quietUntil: until = null } = row ?? {};
  return {
    choices: notificationKindNames.map((kind) => ({ kind, ...choiceOf(choices, kind) })),
    quiet: from === null || until === null ? null : { from: timeOf(from), until: timeOf(until) },
    devices: await listDevices(ctx),
    pushKey: vapidKeys(ctx.app).publicKey,
  };
}

/** 'HH:MM' */
function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
