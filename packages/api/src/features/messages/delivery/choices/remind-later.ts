import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as refusals } from '@infinite/schema/words/received.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { sealWords } from '#features/people/families/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * One more mail with the same link, after a day or a week. The token is kept sealed until then: it
 * opens what the recipient holds anyway. Choosing again replaces the wait.
 * @throws AppError WRONG_STATE after too many reminders
 */
export async function remindLater(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  token: string,
  wait: keyof typeof recipientLimits.reminderDays,
): Promise<void> {
  const hours = recipientLimits.reminderDays[wait] * 24;
  const remindAt = ctx.clock.now().add({ hours });
  const words = { kind: 'reminder-token', row: delivery.id } as const;
  const sealed = await sealWords(ctx, delivery.familyId, words, token);
  const rows = await rowsOf(
    ctx.em,
    sql`
      insert into recipient_choices (family_id, delivery_id, link_version, remind_at, sealed_token)
      values (${delivery.familyId}, ${delivery.id}, ${delivery.linkVersion}, ${remindAt}, ${sealed})
      on conflict (family_id, delivery_id, link_version) do update
        set remind_at = excluded.remind_at, sealed_token = excluded.sealed_token
        where recipient_choices.reminders < ${recipientLimits.reminders}
      returning 1`,
  );
  if (rows.length === 0) throw new AppError('WRONG_STATE', { words: refusals.noMoreReminders });
}

export async function dropReminder(ctx: RequestContext, deliveryId: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update recipient_choices set remind_at = null, sealed_token = null
      where delivery_id = ${deliveryId} and remind_at is not null`,
  );
}
