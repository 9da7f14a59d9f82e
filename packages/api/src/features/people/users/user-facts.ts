import { accountWords } from '@infinite/schema/words/accounts.en';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { figuresOfAuthor, type AuthorFigures } from '#features/messages/delivery/index.ts';
import { familiesOfUser } from '#features/people/families/index.ts';
import { liveSessionsOf } from '#features/people/identity/index.ts';
import {
  bytesOfFamily,
  recordingUseIn,
  recordingUseOf,
  type RecordingUse,
} from '#features/recordings/recordings/index.ts';
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
        ${bytesOfFamily('f.id')} as storage_bytes
      from ${familiesOfUser(userId)} f order by f.joined_at, f.id limit 100`,
  );
}

/** What the account itself uploaded; a family's sum may hold more. */
export async function storageOf(ctx: RequestContext, userId: string): Promise<RecordingUse> {
  requireAdmin(ctx);
  return recordingUseOf(ctx.em, userId);
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
  const endedIds = ended.map(({ id }) => id);
  const { recordings, bytes } = await recordingUseIn(ctx.em, userId, endedIds);
  return {
    drafts: health.drafts,
    armed: health.armed,
    delivering: health.delivering,
    kept: health.delivered + health.failed,
    recordings,
    bytes,
    familiesEnded: ended.length,
    familiesLeft: families.length - ended.length,
  };
}

function read<Row>(ctx: RequestContext, statement: RawBuilder<unknown>): Promise<Row[]> {
  requireAdmin(ctx);
  // Each statement above names the columns of its row.
  return rowsOf(ctx.em, statement as RawBuilder<Row>);
}
