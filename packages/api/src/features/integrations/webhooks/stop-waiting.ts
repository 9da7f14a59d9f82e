import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf, type SwitchedOff } from '#features/integrations/webhooks/webhook-tables.ts';

/** Switches an endpoint off: what still waits has failed, and can be sent again later. */
export async function stopWaiting(
  ctx: RequestContext,
  endpointId: string,
  reason: SwitchedOff,
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update webhook_endpoints set enabled = false, switched_off = ${reason}
      where id = ${endpointId}`,
  );
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = 'FAILED', next_attempt_at = null,
        problem = coalesce(problem, 'SWITCHED_OFF')
      where endpoint_id = ${endpointId} and state = 'WAITING'`,
  );
}
