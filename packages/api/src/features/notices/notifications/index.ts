import {
  NotificationMuteEntity,
  NotificationSettingsEntity,
} from '#features/notices/notifications/notification-settings.entity.ts';
import { NotificationEntity } from '#features/notices/notifications/notification.entity.ts';
import {
  PushEntity,
  PushSubscriptionEntity,
} from '#features/notices/notifications/push/push-subscription.entity.ts';
import { NotificationMailEntity } from '#features/notices/notifications/mails/notification-mail.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { notify, type Notice } from '#features/notices/notifications/notify.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  entities: [
    NotificationEntity,
    NotificationSettingsEntity,
    NotificationMuteEntity,
    NotificationMailEntity,
    PushSubscriptionEntity,
    PushEntity,
  ],
});
