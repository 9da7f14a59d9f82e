import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { announcePresence } from '#features/collaboration/presence/presence-rows.ts';
import { HiddenPresenceEntity } from '#features/collaboration/presence/presence.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Lets relatives see again when the actor is here: at the next renewal, within seconds. */
export async function showPresence(ctx: RequestContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await ctx.em.nativeDelete(HiddenPresenceEntity, { userId });
}

/** Hides the actor from all relatives, at once. */
export async function hidePresence(ctx: RequestContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.em.upsert(HiddenPresenceEntity, { userId });
    const changed = await rowsOf(
      ctx.em,
      sql<{ familyId: string }>`
        delete from presences where user_id = ${userId} returning family_id`,
    );
    await announcePresence(ctx.em, changed);
  });
}

/** Forgets the choice of an account that ends. */
export async function forgetPresenceOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(HiddenPresenceEntity, { userId });
}
