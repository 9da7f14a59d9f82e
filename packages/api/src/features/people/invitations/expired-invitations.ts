import { homeLimits } from '@infinite/schema/catalogue/home';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import type { NeededAnswer } from '#features/insight/home/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Later, the owner has seen that nobody came. */
const shownDays = 30;

/** For the owner's home page: invitations that nobody accepted in time, newest first. */
export async function expiredInvitations(ctx: RequestContext): Promise<NeededAnswer[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || !mayAct(actor, 'managePeople')) return [];
  const now = ctx.clock.now();
  const rows = await rowsOf(
    ctx.em,
    sql<{ name: string }>`
      select ${asPrepared} coalesce(nullif(name, ''), email) as name from family_invitations
      where family_id = ${actor.familyId} and accepted_at is null and revoked_at is null
        and email is not null
        and expires_at <= ${now} and expires_at > ${now.subtract({ hours: shownDays * 24 })}
      order by id desc limit ${homeLimits.answersOfAKind}`,
  );
  return rows.map(({ name }) => ({ kind: 'INVITATION_EXPIRED', name, until: null }));
}
