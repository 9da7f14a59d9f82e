import { notificationLimits as limits } from '@infinite/schema/catalogue/notifications';
import type { MuteInput } from '@infinite/schema/notifications/notifications.input';
import { notificationWords as words } from '@infinite/schema/words/notifications.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { lockUser } from '#features/people/identity/index.ts';
import { NotificationMuteEntity } from '#features/notices/notifications/notification-settings.entity.ts';
import type { NoticeMute } from '#features/notices/notifications/notification.types.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The member's own mutes, oldest first. */
export async function listMutes(ctx: RequestContext): Promise<NoticeMute[]> {
  const { userId } = requirePerson(ctx);
  return tables(ctx.em, NotificationMuteEntity)
    .selectFrom('notification_mutes')
    .select(['id', 'name', 'fromDay', 'untilDay'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** Mutes a name or days from now on. @throws AppError WRONG_STATE when there are too many */
export async function addMute(ctx: RequestContext, mute: MuteInput): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.em, userId);
    if ((await ctx.em.count(NotificationMuteEntity, { userId })) >= limits.mutes) {
      throw new AppError('WRONG_STATE', { words: words.tooManyMutes });
    }
    const createdAt = ctx.clock.now();
    await ctx.em.insert(NotificationMuteEntity, { id: newId(), userId, ...mute, createdAt });
  });
}

/** Ends one of the member's own mutes. What was muted stays so. */
export async function removeMute(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  if (!z.guid().safeParse(id).success) return;
  await ctx.em.nativeDelete(NotificationMuteEntity, { id, userId });
}
