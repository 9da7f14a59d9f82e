import { loaderOf, requireMember, type RequestContext } from '#context.ts';

const zoneKey = Symbol("the member's time zone");

/** The zone on whose calendar a member reads dates; asked once a request. */
export function ownTimeZone(ctx: RequestContext): Promise<string> {
  return loaderOf(ctx, zoneKey, () => readTimeZone(ctx));
}

async function readTimeZone(ctx: RequestContext): Promise<string> {
  const { userId } = requireMember(ctx);
  const row = await ctx.em
    .getKysely<{ users: { id: string; time_zone: string } }>()
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}
