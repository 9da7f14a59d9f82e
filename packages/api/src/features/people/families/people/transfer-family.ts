import { familyLimits } from '@infinite/schema/catalogue/families';
import { displayName } from '@infinite/schema/accounts/session-user';
import { familyWords } from '@infinite/schema/words/families.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import {
  canAnswerOffer,
  canOfferFamily,
} from '#features/people/families/people/family-people.policy.ts';
import type { OwnershipOffer } from '#features/people/families/people/family-people.types.ts';
import { lockFamily, lockMember } from '#features/people/families/people/find-member.ts';
import { requireRight } from '#features/people/families/standing.ts';
import { announceChange } from '#features/people/families/people-changes.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The owner's half of the consent. Nothing changes until the member accepts.
 * @throws AppError FORBIDDEN, EMAIL_UNCONFIRMED, PASSWORD_NEEDED, NOT_FOUND; WRONG_STATE while
 *   another offer is open
 */
export async function offerFamily(ctx: RequestContext, userId: string): Promise<void> {
  const actor = await requireRecentPassword(ctx);
  await inTransaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, userId);
    requireRight(ctx, 'transferFamily');
    if (!canOfferFamily(ctx.actor, member)) throw new AppError('FORBIDDEN');
    const taker = (await usersOf(ctx.em, [userId])).get(userId);
    if (!taker?.emailVerifiedAt) {
      throw new AppError('WRONG_STATE', { words: familyWords.unconfirmedTaker });
    }
    const now = ctx.clock.now();
    const [made] = await rowsOf(
      ctx.em,
      sql<{ familyId: string }>`
        insert into ownership_offers as o (family_id, from_user_id, to_user_id, created_at, expires_at)
        values (${member.familyId}, ${actor.userId}, ${userId}, ${now},
          ${now.add({ hours: familyLimits.offerDays * 24 })})
        on conflict (family_id) do update set from_user_id = excluded.from_user_id,
          to_user_id = excluded.to_user_id, created_at = excluded.created_at,
          expires_at = excluded.expires_at
        where o.expires_at <= ${now} or o.to_user_id = excluded.to_user_id
        returning family_id`,
    );
    if (!made) throw new AppError('WRONG_STATE', { words: familyWords.offerOpen });
    await announceChange(ctx, { familyId: member.familyId, userId, what: 'offered' });
  });
}

/** Withdraws the offer, if the owner has made one. */
export async function withdrawOffer(ctx: RequestContext): Promise<void> {
  requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'transferFamily');
  await rowsOf(ctx.em, sql`delete from ownership_offers where family_id = ${familyId}`);
}

/**
 * The member's answer. Accepting makes them the owner, and the owner an editor.
 * @throws AppError NOT_FOUND when there is no such offer, or it expired, or its owner is one no more
 */
export async function answerOffer(ctx: RequestContext, accepted: boolean): Promise<void> {
  const { familyId, userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    const offer = await findOffer(ctx, familyId);
    if (!offer || !canAnswerOffer(ctx.actor, offer)) {
      throw new AppError('NOT_FOUND', { words: familyWords.offerGone });
    }
    await rowsOf(ctx.em, sql`delete from ownership_offers where family_id = ${familyId}`);
    if (!accepted) return;
    await ctx.em.nativeUpdate(
      MembershipEntity,
      { familyId, userId: offer.fromUserId },
      { role: 'editor' },
    );
    await ctx.em.nativeUpdate(MembershipEntity, { familyId, userId }, { role: 'owner' });
    for (const change of [
      { userId: offer.fromUserId, role: 'editor' },
      { userId, role: 'owner' },
    ] as const) {
      await announceChange(ctx, { familyId, what: 'role', ...change });
    }
  });
}

/** The open offer of the family in view, to the owner and to whom it was made; to others null. */
export async function readOffer(ctx: RequestContext): Promise<OwnershipOffer | null> {
  const { familyId, userId } = requireRight(ctx, 'seePeople');
  const offer = await findOffer(ctx, familyId);
  if (!offer || ![offer.fromUserId, offer.toUserId].includes(userId)) return null;
  const users = await usersOf(ctx.em, [offer.fromUserId, offer.toUserId]);
  const nameOf = (id: string) => {
    const user = users.get(id);
    return user ? displayName(user) : '';
  };
  return {
    toId: offer.toUserId,
    toName: nameOf(offer.toUserId),
    fromName: nameOf(offer.fromUserId),
    forYou: canAnswerOffer(ctx.actor, offer),
    expiresAt: offer.expiresAt,
  };
}

interface Offer {
  readonly familyId: string;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly expiresAt: Temporal.Instant;
}

/** One that has not expired, and whose maker still owns the family. */
async function findOffer(ctx: RequestContext, familyId: string): Promise<Offer | undefined> {
  const [offer] = await rowsOf(
    ctx.em,
    sql<Offer>`
      select ${asPrepared} o.family_id, o.from_user_id, o.to_user_id, o.expires_at from ownership_offers o
      join memberships m on m.family_id = o.family_id and m.user_id = o.from_user_id
        and m.role = 'owner'
      where o.family_id = ${familyId} and o.expires_at > ${ctx.clock.now()}`,
  );
  return offer;
}
