import { userLimits } from '@infinite/schema/catalogue/users';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { countKeysOf } from '#features/integrations/api-keys/index.ts';
import {
  failedOfAuthor,
  figuresOfAuthor,
  type AuthorFigures,
  type OperatorDelivery,
} from '#features/messages/delivery/index.ts';
import { familiesOfUser } from '#features/people/families/index.ts';
import { billingOf, type Billing } from '#features/people/subscriptions/index.ts';
import { liveSessionsOf } from '#features/people/identity/index.ts';
import {
  bytesOfFamily,
  recordingUseIn,
  recordingUseOf,
  type RecordingUse,
} from '#features/recordings/recordings/index.ts';
import { mayKnowLosses } from '#features/people/users/users.policy.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What an administrator may know of an account: figures, never content. */
export interface UserFamilyFacts {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly members: number;
  readonly storageBytes: number;
}

export async function familiesOf(ctx: RequestContext, userId: string): Promise<UserFamilyFacts[]> {
  requireStaff(ctx, 'users.read');
  return familyFactsOf(ctx, userId);
}

function familyFactsOf(ctx: RequestContext, userId: string): Promise<UserFamilyFacts[]> {
  return rowsOf(
    ctx.em,
    sql<UserFamilyFacts>`
      select f.id, f.name, f.role, f.members,
        ${bytesOfFamily('f.id')} as storage_bytes
      from ${familiesOfUser(userId)} f order by f.joined_at, f.id limit 100`,
  );
}

/** What the account itself uploaded; a family's sum may hold more. */
export async function storageOf(ctx: RequestContext, userId: string): Promise<RecordingUse> {
  requireStaff(ctx, 'users.read');
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
  requireStaff(ctx, 'users.read');
  const sessions = await liveSessionsOf(ctx.em, userId, ctx.clock.now());
  return sessions.map((session) => ({ ...session, device: accountWords.device(session.device) }));
}

/** How many messages and deliveries of an author are in which state: counts alone. */
export function deliveryHealthOf(ctx: RequestContext, userId: string): Promise<AuthorFigures> {
  requireStaff(ctx, 'users.read');
  return figuresOfAuthor(ctx.em, userId);
}

/** Deliveries that failed; the address is masked. */
export function failedDeliveriesOf(
  ctx: RequestContext,
  userId: string,
): Promise<OperatorDelivery[]> {
  requireStaff(ctx, 'users.read');
  return failedOfAuthor(ctx.em, userId, userLimits.pageRows);
}

export function userBillingOf(ctx: RequestContext, userId: string): Promise<Billing> {
  requireStaff(ctx, 'users.read');
  return billingOf(ctx.em, userId, userLimits.pageRows);
}

export function keyCountOf(ctx: RequestContext, userId: string): Promise<number> {
  requireStaff(ctx, 'users.read');
  return countKeysOf(ctx, userId);
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

/**
 * What deleting the account would take away.
 * @throws AppError FORBIDDEN for a member whose account it is not
 */
export async function lossesOf(ctx: RequestContext, userId: string): Promise<LossFacts> {
  if (!mayKnowLosses(ctx.actor, { id: userId })) throw new AppError('FORBIDDEN');
  const health = await figuresOfAuthor(ctx.em, userId);
  const families = await familyFactsOf(ctx, userId);
  const ended = families.filter(({ members }) => members === 1);
  const endedIds = ended.map(({ id }) => id);
  const { recordings, bytes } = await recordingUseIn(ctx.em, [userId], endedIds);
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
