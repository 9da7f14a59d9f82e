import { notificationKinds } from '@infinite/schema/catalogue/notifications';
import type { NoticeSettingsInput } from '@infinite/schema/notifications/notifications.input';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Stores quiet hours, and what the member wants of the kinds that are named. */
export async function writeNoticeSettings(
  ctx: RequestContext,
  { choices, quiet }: NoticeSettingsInput,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const chosen = Object.fromEntries(
    choices.map(({ kind, mail, push }) => {
      const standard = notificationKinds[kind].mail;
      return [kind, { mail: standard === null ? null : (mail ?? standard), push }];
    }),
  );
  await rowsOf(
    ctx.em,
    sql`
      insert into notification_settings as s (user_id, choices, quiet_from, quiet_until)
      values (${userId}, ${JSON.stringify(chosen)}::jsonb, ${quiet?.from ?? null}::smallint,
        ${quiet?.until ?? null}::smallint)
      on conflict (user_id) do update set choices = s.choices || excluded.choices,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
  );
}
