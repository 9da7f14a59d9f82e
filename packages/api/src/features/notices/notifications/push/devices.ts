import { pushLimits } from '@infinite/schema/catalogue/notifications';
import type { PushSubscriptionInput } from '@infinite/schema/notifications/notifications.input';
import { notificationWords as words } from '@infinite/schema/words/notifications.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { lockUser } from '#features/people/identity/index.ts';
import { deviceOf } from '#features/people/security/index.ts';
import type { PushDevice } from '#features/notices/notifications/notification.types.ts';
import { isPushTarget } from '#features/notices/notifications/push/push-target.ts';
import { PushSubscriptionEntity } from '#features/notices/notifications/push/push-subscription.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The member's devices, newest first. */
export async function listDevices(ctx: RequestContext): Promise<PushDevice[]> {
  const { userId, sessionId } = requirePerson(ctx);
  const rows = await tables(ctx.em, PushSubscriptionEntity)
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'createdAt', 'sessionId'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ sessionId: of, ...row }) => ({ ...row, thisSession: of === sessionId }));
}

/**
 * Sends push messages to this browser from now on. The same browser again replaces what was known of
 * it, also for another account: only who uses it now gets messages there.
 * @throws AppError INVALID_INPUT for an address that is not public, WRONG_STATE for too many devices
 */
export async function addDevice(ctx: RequestContext, input: PushSubscriptionInput): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  if (!isPushTarget(ctx.app.config, input.endpoint)) {
    throw new AppError('INVALID_INPUT', { words: words.pushInvalid });
  }
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.em, userId);
    await ctx.em.nativeDelete(PushSubscriptionEntity, { endpoint: input.endpoint });
    if ((await ctx.em.count(PushSubscriptionEntity, { userId })) >= pushLimits.devices) {
      throw new AppError('WRONG_STATE', { words: words.tooManyDevices });
    }
    await ctx.em.insert(PushSubscriptionEntity, {
      id: newId(),
      userId,
      sessionId,
      ...input,
      device: deviceOf(ctx.meta.userAgent),
      createdAt: ctx.clock.now(),
      lastSuccessAt: null,
    });
  });
}

/** Sends nothing more to one of the member's own devices. */
export async function removeDevice(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  if (!z.guid().safeParse(id).success) return;
  await ctx.em.nativeDelete(PushSubscriptionEntity, { id, userId });
}
