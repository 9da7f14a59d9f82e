import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import type { LoggedAttempt } from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';

const key = Symbol('attempts of webhook deliveries');
/** The most of one delivery: replays by hand can pile up. */
const shown = 50;

/** The attempts of many deliveries with one query, newest first. */
export function attemptsOf(ctx: RequestContext, deliveryId: string): Promise<LoggedAttempt[]> {
  const loader = loaderOf(
    ctx,
    key,
    () =>
      new DataLoader<string, LoggedAttempt[]>(async (ids) => {
        const rows = await rowsOf(
          ctx.em,
          sql<LoggedAttempt>`
            select * from (
              select id, delivery_id, at, duration_ms, status, problem, answer,
                row_number() over (partition by delivery_id order by id desc) as place
              from webhook_attempts where delivery_id = any(${[...ids]}::uuid[])) a
            where place <= ${shown} order by id desc`,
        );
        const byDelivery = Map.groupBy(rows, (row) => row.deliveryId);
        return ids.map((id) => byDelivery.get(id) ?? []);
      }),
  );
  return loader.load(deliveryId);
}
