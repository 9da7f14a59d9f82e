import type { RequestContext } from '#platform/context.ts';
import { NotificationEntity } from '#features/notices/notifications/notification.entity.ts';
import {
  NotificationMuteEntity,
  NotificationSettingsEntity,
} from '#features/notices/notifications/notification-settings.entity.ts';
import { NotificationMailEntity } from '#features/notices/notifications/mails/notification-mail.entity.ts';
import { PushSubscriptionEntity } from '#features/notices/notifications/push/push-subscription.entity.ts';

/** Deletes everything about notices of an account that ends. */
export async function forgetNoticesOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(PushSubscriptionEntity, { userId });
  await ctx.em.nativeDelete(NotificationMailEntity, { userId });
  await ctx.em.nativeDelete(NotificationMuteEntity, { userId });
  await ctx.em.nativeDelete(NotificationSettingsEntity, { userId });
  await ctx.em.nativeDelete(NotificationEntity, { userId });
}
