import { emailKey } from '@infinite/schema/accounts/email-address';
import { homeLimits } from '@infinite/schema/catalogue/home';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { familyNameSql, standingSql } from '#features/people/families/index.ts';
import type { NeededAnswer } from '#features/insight/home/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * For the home page: families that invited the actor's own address and wait for an answer. Only for an
 * address that is confirmed, since anybody can sign up with any address. The link itself is in the
 * mail alone.
 */
export async function invitationsToActor(ctx: RequestContext): Promise<NeededAnswer[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || actor.sample) return [];
  const user = await findUser(ctx.em, actor.userId);
  if (!user?.emailVerifiedAt) return [];
  const rows = await rowsOf(
    ctx.em,
    sql<{ name: string; until: Temporal.Instant }>`
      select ${asPrepared} name, until from (
        select ${sql.raw(familyNameSql('i.family_id'))} as name, i.expires_at as until, i.id,
          ${sql.raw(standingSql('i.family_id', 'v.user_id'))} as standing
        from family_invitations i, (select ${actor.userId}::uuid as user_id) v
        where i.email_key = ${emailKey(user.email)} and i.accepted_at is null
          and i.revoked_at is null and i.expires_at > ${ctx.clock.now()}) invited
      where standing is null or standing = 'none'
      order by id desc limit ${homeLimits.answersOfAKind}`,
  );
  return rows.map(({ name, until }) => ({ kind: 'INVITATION_TO_YOU', name, until }));
}
