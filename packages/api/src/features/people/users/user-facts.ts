import { accountWords } from '@infinite/schema/words/accounts.en';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { figuresOfAuthor, type AuthorFigures } from '#features/messages/delivery/index.ts';
import { familiesOfUser } from '#features/people/families/index.ts';
import { liveSessionsOf } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What an administrator may know of an account: figures, never content. */
export interface UserFamilyFacts {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly members: number;
  readonly storageBytes: number;
}

export async function familiesOf(ctx: RequestContext, userId: string): Promise<UserFamilyFacts[]> {
  return read<UserFamilyFacts>(
    ctx,
    sql`
      select f.id, f.name, f.role, f.members,
        (select coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0)::bigint from recordings r
          where r.family_id = f.id and not r.held_for_author) as storage_bytes
      from ${familiesOfUser(userId)} f order by f.joined_at, f.id limit 100`,
  );
}

export interface UserStorageFacts {
  readonly recordings: number;
  readonly bytes: number;
  readonly unfinishedBytes: number;
}

/** What the account itself uploaded; a family's sum may hold more. */
export async function storageOf(ctx: RequestContext, userId: string): Promise<UserStorageFacts> {
  const [row] = await read<UserStorageFacts>(
    ctx,
    sql`
      select count(*) filter (where r.state <> 'UPLOADING')::int as recordings,
        coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0)::bigint as bytes,
        coalesce(sum(u.received) filter (where r.state = 'UPLOADING'), 0)::bigint
          as unfinished_bytes
      from recordings r left join recording_uploads u on u.recording_id = r.id
      where r.created_by = ${userId} and not r.held_for_author`,
  );
  return row ?? { recordings: 0, bytes: 0, unfinishedBytes: 0 };
}

export interface UserSessionFacts {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Temporal.Instant;
  readonly lastUsedAt: Temporal.Instant;
}

/** Sessions that still hold, used last first. */
export async function sessionsOf(ctx: RequestContext, userId: string): Promise<UserSessionFacts[]> {
  requireAdmin(ctx);
  const sessions = await liveSessionsOf(ctx.em, userId, ctx.clock.now());
  return sessions.map((session) => ({ ...session, device: accountWords.device(session.device) }));
}

/** How many messages and deliveries of an author are in which state: counts alone. */
export function deliveryHealthOf(ctx: RequestContext, userId: string): Promise<AuthorFigures> {
  requireAdmin(ctx);
  return figuresOfAuthor(ctx.em, userId);
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
  const [row] = await read<Pick<LossFacts, 'recordings' | 'bytes'>>(
    ctx,
    sql`
      select count(*)::int as recordings,
        coalesce(sum(bytes + coalesce(display_bytes, 0)), 0)::bigint as bytes
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
    bytes: row?.bytes ?? 0,
    familiesEnded: ended.length,
    familiesLeft: families.length - ended.length,
  };
}

function read<Row>(ctx: RequestContext, statement: RawBuilder<unknown>): Promise<Row[]> {
  requireAdmin(ctx);
  // Each statement above names the columns of its row.
  return rowsOf(ctx.em, statement as RawBuilder<Row>);
}
