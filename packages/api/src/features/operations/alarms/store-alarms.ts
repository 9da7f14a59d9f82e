import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { AlarmNoticeEntity } from '#features/operations/alarms/alarm-notice.entity.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Opens new alarms, resolves those that are gone, and queues notices in the same transaction. */
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

/** An alarm that is already open takes the latest figures, without another notice. */
async function open(ctx: RequestContext, found: readonly Alarm[]): Promise<string[]> {
  const openedAt = ctx.clock.now();
  const opened: string[] = [];
  for (const { kind, subject, summary, whatToDo } of found) {
    const row = await tables(ctx.em, AlarmEntity)
      .insertInto('alarms')
      .values({ id: newId(), kind, subject, summary, whatToDo, openedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .where('resolvedAt', 'is', null)
          .doUpdateSet({ summary, whatToDo, missed: 0 }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
    if (row.isNew) opened.push(row.id);
  }
  return opened;
}

async function resolve(ctx: RequestContext, found: readonly Alarm[]): Promise<string[]> {
  const names = found.map(({ kind, subject }) => JSON.stringify([kind, subject]));
  const db = tables(ctx.em, AlarmEntity);
  const rows = await db
    .selectFrom('alarms')
    .select(['id', 'kind', 'subject'])
    .where('resolvedAt', 'is', null)
    .forUpdate()
    .execute();
  const gone = rows
    .filter(({ kind, subject }) => !names.includes(JSON.stringify([kind, subject])))
    .map(({ id }) => id);
  if (gone.length === 0) return [];
  const changed = await rowsOf(
    ctx.em,
    sql<{ id: string; isResolved: boolean }>`
      update alarms set missed = missed + 1,
        resolved_at = case when missed + 1 >= ${alarmLimits.looksToResolve}::int
          then ${ctx.clock.now()}::timestamptz end
      where id = any(${gone}::uuid[])
      returning id, resolved_at is not null as is_resolved`,
  );
  return changed.filter(({ isResolved }) => isResolved).map(({ id }) => id);
}

async function queueNotices(
  ctx: RequestContext,
  what: 'OPENED' | 'RESOLVED',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const channels = ctx.app.config.alarmWebhook
    ? (['MAIL', 'WEBHOOK'] as const)
    : (['MAIL'] as const);
  const nextAttemptAt = ctx.clock.now();
  await tables(ctx.em, AlarmNoticeEntity)
    .insertInto('alarm_notices')
    .values(
      ids.flatMap((alarmId) =>
        channels.map((channel) => ({ alarmId, what, channel, nextAttemptAt })),
      ),
    )
    .execute();
}
