import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { loaderOf, type RequestContext } from '#context.ts';
import { rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/** One request to a receiver, and its answer. */
export interface LoggedAttempt {
  readonly id: string;
  readonly at: Temporal.Instant;
  readonly durationMs: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly answer: string;
}

const key = Symbol('attempts of webhook deliveries');
/** Of one delivery; replays by hand could pile up more than anybody reads. */
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
          sql<AttemptRow>`
            select * from (
              select id, delivery_id, at, duration_ms, status, problem, answer,
                row_number() over (partition by delivery_id order by id desc) as place
              from webhook_attempts where delivery_id = any(${[...ids]}::uuid[])) a
            where place <= ${shown} order by id desc`,
        );
        const byDelivery = Map.groupBy(rows, (row) => row.delivery_id);
        return ids.map((id) => (byDelivery.get(id) ?? []).map(attemptFrom));
      }),
  );
  return loader.load(deliveryId);
}

interface AttemptRow {
  id: string;
  delivery_id: string;
  at: Date | string;
  duration_ms: number;
  status: number | null;
  problem: string | null;
  answer: string;
}

function attemptFrom(row: AttemptRow): LoggedAttempt {
  return {
    id: row.id,
    at: instantFrom(row.at),
    durationMs: row.duration_ms,
    status: row.status,
    problem: row.problem,
    answer: row.answer,
  };
}
