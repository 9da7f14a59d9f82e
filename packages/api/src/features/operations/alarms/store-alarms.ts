import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/operations/alarms/alarm-tables.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Opens what is new, resolves what is gone, and queues a notice of each in the same transaction. */
export async function storeAlarms(
  ctx: RequestContext,
  look: { found: readonly Alarm[]; unseen: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const opened = await open(tx, look.found);
    const resolved = look.unseen ? [] : await resolve(tx, look.found);
    await queueNotices(tx, 'OPENED', opened);
    await queueNotices(tx, 'RESOLVED', resolved);
    if (opened.length + resolved.length > 0) {
      await rowsOf(tx.em, sql`select pg_notify('alarms', '')`);
    }
  });
}

/** An alarm that is open already takes over the newest figures, and nobody is told again. */
async function open(ctx: RequestContext, found: readonly Alarm[]): Promise<string[]> {
  const now = ctx.clock.now().toString();
  const opened: string[] = [];
  for (const { kind, subject, summary, whatToDo } of found) {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ id: string; is_new: boolean }>`
        insert into alarms (id, kind, subject, summary, what_to_do, opened_at)
        values (${newId()}, ${kind}, ${subject}, ${summary}, ${whatToDo}, ${now})
        on conflict (kind, subject) where resolved_at is null
          do update set summary = excluded.summary, what_to_do = excluded.what_to_do, missed = 0
        returning id, xmax = 0 as is_new`,
    );
    if (row?.is_new) opened.push(row.id);
  }
  return opened;
}

async function resolve(ctx: RequestContext, found: readonly Alarm[]): Promise<string[]> {
  const names = found.map(({ kind, subject }) => JSON.stringify([kind, subject]));
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; kind: string; subject: string }>`
      select id, kind, subject from alarms where resolved_at is null for update`,
  );
  const gone = rows
    .filter(({ kind, subject }) => !names.includes(JSON.stringify([kind, subject])))
    .map(({ id }) => id);
  if (gone.length === 0) return [];
  const resolved = await rowsOf(
    ctx.em,
    sql<{ id: string; resolved: boolean }>`
      update alarms set missed = missed + 1,
        resolved_at = case when missed + 1 >= ${alarmLimits.looksToResolve}::int
          then ${ctx.clock.now().toString()}::timestamptz end
      where id = any(${gone}::uuid[])
      returning id, resolved_at is not null as resolved`,
  );
  return resolved.filter((row) => row.resolved).map(({ id }) => id);
}

async function queueNotices(
  ctx: RequestContext,
  what: 'OPENED' | 'RESOLVED',
  ids: readonly string[],
): Promise<void> {
  const channels = ctx.app.config.alarmWebhook ? ['MAIL', 'WEBHOOK'] : ['MAIL'];
  if (ids.length === 0) return;
  await rowsOf(
    ctx.em,
    sql`
      insert into alarm_notices (alarm_id, what, channel, next_attempt_at)
      select id, ${what}, channel, ${ctx.clock.now().toString()}
      from unnest(${[...ids]}::uuid[]) as id, unnest(${channels}::text[]) as channel`,
  );
}
