import { accountWords } from '@infinite/schema/words/accounts.en';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/** What an administrator may know of an account's life: figures, and never what is in anything. */
export interface UserFamilyFacts {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly members: number;
  readonly storageBytes: number;
}

export async function familiesOf(ctx: RequestContext, userId: string): Promise<UserFamilyFacts[]> {
  const rows = await read<{
    id: string;
    name: string;
    role: string;
    members: number;
    bytes: string;
  }>(
    ctx,
    sql`
      select f.id, f.name, m.role,
        (select count(*) from memberships o where o.family_id = f.id)::int as members,
        (select coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0) from recordings r
          where r.family_id = f.id and not r.held_for_author) as bytes
      from memberships m join families f on f.id = m.family_id
      where m.user_id = ${userId} order by m.created_at, f.id limit 100`,
  );
  return rows.map(({ bytes, ...family }) => ({ ...family, storageBytes: Number(bytes) }));
}

export interface UserStorageFacts {
  readonly recordings: number;
  readonly bytes: number;
  readonly unfinishedBytes: number;
}

/** What the account itself has brought; a family's sum may hold more. */
export async function storageOf(ctx: RequestContext, userId: string): Promise<UserStorageFacts> {
  const [row] = await read<{ recordings: number; bytes: string; unfinished: string }>(
    ctx,
    sql`
      select count(*) filter (where r.state <> 'UPLOADING')::int as recordings,
        coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0) as bytes,
        coalesce(sum(u.received) filter (where r.state = 'UPLOADING'), 0) as unfinished
      from recordings r left join recording_uploads u on u.recording_id = r.id
      where r.created_by = ${userId} and not r.held_for_author`,
  );
  return {
    recordings: row?.recordings ?? 0,
    bytes: Number(row?.bytes ?? 0),
    unfinishedBytes: Number(row?.unfinished ?? 0),
  };
}

export interface UserSessionFacts {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Temporal.Instant;
  readonly lastUsedAt: Temporal.Instant;
}

/** Sessions that still hold, used last first. */
export async function sessionsOf(ctx: RequestContext, userId: string): Promise<UserSessionFacts[]> {
  const rows = await read<{ id: string; device: string; created_at: Date; last_used_at: Date }>(
    ctx,
    sql`
      select id, device, created_at, last_used_at from sessions
      where user_id = ${userId} and revoked_at is null
        and expires_at > ${ctx.clock.now().toString()}
      order by last_used_at desc, id desc limit 100`,
  );
  return rows.map((row) => ({
    id: row.id,
    device: accountWords.device(row.device),
    createdAt: instantFrom(row.created_at),
    lastUsedAt: instantFrom(row.last_used_at),
  }));
}

export interface DeliveryHealthFacts {
  readonly drafts: number;
  readonly armed: number;
  readonly delivering: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly failed: number;
  readonly deliveriesWaiting: number;
  readonly deliveriesDelivered: number;
  readonly deliveriesOpened: number;
  readonly deliveriesFailed: number;
}

const noDeliveries: DeliveryHealthFacts = {
  drafts: 0,
  armed: 0,
  delivering: 0,
  delivered: 0,
  cancelled: 0,
  failed: 0,
  deliveriesWaiting: 0,
  deliveriesDelivered: 0,
  deliveriesOpened: 0,
  deliveriesFailed: 0,
};

/** How many messages and letters stand in which state: counts alone. */
export async function deliveryHealthOf(
  ctx: RequestContext,
  userId: string,
): Promise<DeliveryHealthFacts> {
  const [row] = await read<DeliveryHealthFacts>(
    ctx,
    sql`
      with mine as (select family_id, id, state from messages where author_id = ${userId}),
      letters as (
        select d.state, d.opened_at from mine
        join deliveries d on d.family_id = mine.family_id and d.message_id = mine.id)
      select
        count(*) filter (where state = 'DRAFT')::int as drafts,
        count(*) filter (where state in ('SCHEDULED', 'REMINDED', 'SECOND_REMINDED'))::int as armed,
        count(*) filter (where state = 'DELIVERING')::int as delivering,
        count(*) filter (where state = 'DELIVERED')::int as delivered,
        count(*) filter (where state = 'CANCELLED')::int as cancelled,
        count(*) filter (where state = 'FAILED')::int as failed,
        (select count(*) from letters where state in ('WAITING', 'SENDING'))::int
          as "deliveriesWaiting",
        (select count(*) from letters where state = 'DELIVERED')::int as "deliveriesDelivered",
        (select count(*) from letters where opened_at is not null)::int as "deliveriesOpened",
        (select count(*) from letters where state = 'FAILED')::int as "deliveriesFailed"
      from mine`,
  );
  return row ?? noDeliveries;
}

export interface LossFacts {
  readonly drafts: number;
  readonly armed: number;
  readonly delivering: number;
  /** Messages that were sent: they stay with those who received them. */
  readonly kept: number;
  readonly recordings: number;
  readonly bytes: number;
  /** Families that nobody else belongs to. */
  readonly familiesEnded: number;
  readonly familiesLeft: number;
}

/** What deleting the account would take away. */
export async function lossesOf(ctx: RequestContext, userId: string): Promise<LossFacts> {
  const health = await deliveryHealthOf(ctx, userId);
  const families = await familiesOf(ctx, userId);
  const ended = families.filter(({ members }) => members === 1);
  const [row] = await read<{ recordings: number; bytes: string }>(
    ctx,
    sql`
      select count(*)::int as recordings, coalesce(sum(bytes + coalesce(display_bytes, 0)), 0) as bytes
      from recordings
      where created_by = ${userId} and not held_for_author
        and family_id = any(${ended.map(({ id }) => id)}::uuid[])`,
  );
  return {
    drafts: health.drafts,
    armed: health.armed,
    delivering: health.delivering,
    kept: health.delivered + health.failed,
    recordings: row?.recordings ?? 0,
    bytes: Number(row?.bytes ?? 0),
    familiesEnded: ended.length,
    familiesLeft: families.length - ended.length,
  };
}

async function read<Row>(ctx: RequestContext, statement: RawBuilder<unknown>): Promise<Row[]> {
  requireAdmin(ctx);
  const { rows } = await statement.execute(ctx.em.getKysely());
  // Each statement above names the columns of its row.
  return rows as Row[];
}
