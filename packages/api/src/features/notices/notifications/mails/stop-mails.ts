import { notificationKindNames, notificationKinds } from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { readStopToken } from '#features/notices/notifications/mails/stop-link.ts';
import { NotificationSettingsEntity } from '#features/notices/notifications/notification-settings.entity.ts';
import { choiceOf } from '#features/notices/notifications/routing/route-notice.ts';
import { isActive } from '#features/people/identity/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Ends mails about notices for the member whom the link names, also those that wait. They may choose
 * them again in their settings. @throws AppError NOT_FOUND for a link that is not ours
 */
export async function stopMails(ctx: RequestContext, token: string): Promise<void> {
  const userId = readStopToken(ctx.app, token);
  if (userId === null) throw new AppError('NOT_FOUND');
  await inTransaction(ctx, async (ctx) => {
    const known = await tables(ctx.em, NotificationSettingsEntity)
      .selectFrom('notification_settings')
      .select('choices')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const choices = Object.fromEntries(
      notificationKindNames
        .filter((kind) => notificationKinds[kind].mail !== null)
        .map((kind) => [kind, { ...choiceOf(known?.choices ?? {}, kind), mail: 'off' }]),
    );
    await rowsOf(
      ctx.em,
      sql`
        insert into notification_settings as s (user_id, choices)
        select ${userId}::uuid, ${JSON.stringify(choices)}::jsonb
        where ${isActive(sql.val(userId))}
        on conflict (user_id) do update set choices = s.choices || excluded.choices`,
    );
    await rowsOf(
      ctx.em,
      sql`update notifications set mail_at = null where user_id = ${userId} and mail_id is null
        and mail_at is not null`,
    );
    await rowsOf(
      ctx.em,
      sql`update notification_mails set next_attempt_at = null
        where user_id = ${userId} and next_attempt_at is not null`,
    );
  });
}
