import { noticesGerman } from '@infinite/schema/words/notifications.de';
import { noticesSpanish } from '@infinite/schema/words/notifications.es';
import { noticeChange, noticeJoined } from '#features/notices/notifications/family-notices.ts';
import { memberJoined, peopleChanged } from '#features/people/families/index.ts';
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
import { mailsOutbox } from '#features/notices/notifications/mails/mails-outbox.ts';
import { noticeMailsGerman } from '#features/notices/notifications/mails/notice-mails.de.ts';
import { noticeMailsSpanish } from '#features/notices/notifications/mails/notice-mails.es.ts';
import { serveStopMails } from '#features/notices/notifications/mails/stop-mails.rest.ts';
import { forgetNoticesSweep } from '#features/notices/notifications/forget-notices.sweep.ts';
import { NotificationResolver } from '#features/notices/notifications/notification.resolver.ts';
import { pushesOutbox } from '#features/notices/notifications/push/pushes-outbox.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetNoticesAbout } from '#features/notices/notifications/forget-notices-about.ts';
export { forgetNoticesOf } from '#features/notices/notifications/forget-notices-of.ts';
export { mailHold } from '#features/notices/notifications/mails/mail-hold.ts';
export { notify, type Notice } from '#features/notices/notifications/notify.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  extensions: [memberJoined.with(noticeJoined), peopleChanged.with(noticeChange)],
  entities: [
    NotificationEntity,
    NotificationSettingsEntity,
    NotificationMuteEntity,
    NotificationMailEntity,
    PushSubscriptionEntity,
    PushEntity,
  ],
  resolvers: [NotificationResolver],
  sweeps: [forgetNoticesSweep],
  outboxes: [mailsOutbox, pushesOutbox],
  rest: serveStopMails,
  translations: {
    de: { noticeMails: noticeMailsGerman, notices: noticesGerman },
    es: { noticeMails: noticeMailsSpanish, notices: noticesSpanish },
  },
});
