import { operatorListPage } from '@infinite/schema/catalogue/operations';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

export interface QueueStanding {
  name: string;
  waiting: number;
  active: number;
  /** Failed attempts that are retried. */
  retrying: number;
  dead: number;
}

/** The state of every queue, those with trouble first. */
export function readQueues(ctx: RequestContext): Promise<QueueStanding[]> {
  return rowsOf(
    ctx.em,
    sql<QueueStanding>`
    select regexp_replace(q.name, '-dead$', '') as name,
      count(j.id) filter (where q.name not like '%-dead' and j.state = 'created')::int as waiting,
      count(j.id) filter (where q.name not like '%-dead' and j.state = 'active')::int as active,
      count(j.id) filter (where q.name not like '%-dead' and j.state = 'retry')::int as retrying,
      count(j.id) filter (where q.name like '%-dead' and j.state < 'active')::int as dead
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state <= 'active'
    where q.name not like '\\_\\_%'
    group by 1 order by dead desc, retrying desc, 1`,
  );
}

/** Jobs that gave up, of all queues. */
export async function countDeadJobs({ em }: Pick<RequestContext, 'em'>): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ dead: number }>`
      select count(*)::int as dead from jobs.job where name like '%-dead' and state < 'active'`,
  );
  return row?.dead ?? 0;
}

/** For how long the oldest job that is due has waited; 0 when none waits. */
export async function oldestWaitingSeconds({ em }: Pick<RequestContext, 'em'>): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ seconds: number }>`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::int as seconds
      from jobs.job where state < 'active' and start_after < now() and name not like '%-dead'`,
  );
  return row?.seconds ?? 0;
}

export interface DeadLetter {
  id: string;
  queue: string;
  diedAt: Temporal.Instant;
  attempts: number;
  /** What went wrong, without addresses; null when nothing was reported. */
  problem: string | null;
}

/** Newest first. What a job carries is not shown: it may name people. */
export async function listDeadLetters(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<DeadLetter>> {
  const { first, max } = operatorListPage;
  const size = Math.min(Math.max(request.first ?? first, 1), max);
  const after = request.after
    ? sql`and (created_on, id) < (select created_on, id from jobs.job
        where id = ${cursor(request.after)} and name like '%-dead')`
    : sql``;
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
    select id, name, created_on as died_at, coalesce(source_retry_count, 0) + 1 as attempts,
      source_output ->> 'message' as message
    from jobs.job where name like '%-dead' and state < 'active' ${after}
    order by created_on desc, id desc limit ${size + 1}`,
  );
  const nodes = rows.slice(0, size).map(fromRow);
  return { nodes, hasNextPage: rows.length > size, cursorOf: idOf };
}

interface Row {
  id: string;
  name: string;
  diedAt: Temporal.Instant;
  attempts: number;
  message: string | null;
}

function fromRow(row: Row): DeadLetter {
  return {
    id: row.id,
    queue: row.name.replace(/-dead$/, ''),
    diedAt: row.diedAt,
    attempts: row.attempts,
    problem: row.message === null ? null : withoutAddresses(row.message),
  };
}

/** The first line without addresses: a mail server's error often repeats the refused one. */
function withoutAddresses(message: string): string {
  const [line = ''] = message.split('\n');
  return line.replace(/\S+@\S+/g, '…@…').slice(0, 200);
}

function cursor(after: string): string {
  const parsed = z.guid().safeParse(after);
  if (!parsed.success) throw new AppError('INVALID_INPUT', { fields: { after: 'unknown' } });
  return parsed.data;
}
