import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';

/** A member's receivers go with the account; the product's own, whoever made them, stay. */
export async function forgetEndpointsOf(ctx: RequestContext, userId: string): Promise<void> {
  await sql`
    delete from webhook_endpoints
    where owner_id = ${userId} and family_id is not null`.execute(ctx.em.getKysely());
}
