import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import { rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';

/**
 * Switches off every webhook that the account made, the product's too: whoever had the account may
 * have pointed them elsewhere. Their owner switches on again what is still wanted.
 * @returns how many were on
 */
export async function stopEndpointsOf(ctx: RequestContext, userId: string): Promise<number> {
  const running = await rowsOf<{ id: string }>(
    ctx.em,
    sql`select id from webhook_endpoints where owner_id = ${userId} and enabled for update`,
  );
  for (const { id } of running) await stopWaiting(ctx, id, 'SECURITY');
  return running.length;
}
