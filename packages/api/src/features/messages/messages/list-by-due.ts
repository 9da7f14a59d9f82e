import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf } from '@infinite/schema/schedule/occurrences';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import {
  listedMessages,
  pageSize,
  type ListRequest,
  type MessagePage,
} from '#features/messages/messages/list-messages.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { preparedStatement } from '#platform/database/prepared.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The actor's own messages in the order in which they are due, those without a date last. The
 * instant is worked out here and not in SQL: the database's zones are not those of the schedule.
 * Narrow rows near the page are read for it, and whole ones only of the page.
 */
export async function listByDue(ctx: RequestContext, request: ListRequest): Promise<MessagePage> {
  const size = pageSize(request.first);
  const after = request.after ? readCursor(request.after) : null;
  const { states } = request;
  const near = await loaderOf(ctx, nearKey, () => nearLoader(ctx)).load({ states, after, size });
  const order = after ? near.filter((due) => sooner(due, after) > 0) : near;
  const page = order.slice(0, size);
  const last = page.at(-1);
  const nodes = await listedMessages(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    nodes,
    hasNextPage: order.length > size,
    endCursor: last ? cursorTo(last) : null,
    cursorOf: (at) => {
      const due = page.find(({ id }) => id === nodes[at]?.id);
      return due ? cursorTo(due) : '';
    },
  };
}

function cursorTo({ dueMs, id }: Due): string {
  return Buffer.from(`${dueMs} ${id}`).toString('base64url');
}

interface Due {
  readonly id: string;
  readonly dueMs: number;
}

/** Without a date: after every date. */
const undatedMs = Number.MAX_SAFE_INTEGER;

interface Wanted {
  /** Absent: all of them. */
  readonly states: ListRequest['states'];
  readonly after: Due | null;
  readonly size: number;
}

const nearKey = Symbol('messages by the day on which they are due');

/** Lists that stand on one page, such as what needs an answer beside what waits, are read at once. */
function nearLoader(ctx: RequestContext): DataLoader<Wanted, Due[]> {
  return new DataLoader(
    async (lists) => {
      const { familyId, userId } = requireMember(ctx);
      const asked = lists.map(({ states, after, size }, at) => ({
        at,
        states: states ?? null,
        after: after ? dayOf(after) : '-infinity',
        size,
      }));
      const rows = await selectNear(ctx.em, [familyId, userId, JSON.stringify(asked)]);
      const byList = Map.groupBy(rows, (row) => row.at);
      return lists.map((_, at) => (byList.get(at) ?? []).map(dueOf).sort(sooner));
    },
    // A mutation in the same request may change what a later field asks for.
    { cache: false },
  );
}

type NearRow = Pick<Message, 'id' | 'occurrence' | 'localDate' | 'localTime' | 'timeZone'> & {
  readonly at: number;
  readonly movedOccurrence: Message['movedOccurrence'];
  readonly clocks: string[] | null;
};

/**
 * For each list `{ at, states, after, size }`: every message that can stand among its first `size`
 * after the day `after`, and one more. A clock is at most 16 hours from UTC, so two messages whose
 * days are three apart are due in the order of their days, whatever their clocks are. The few that
 * were moved are always read.
 */
const selectNear = preparedStatement<NearRow>(`
  with own as materialized (
    select id, occurrence, local_date, local_time, time_zone, moved_occurrence, state,
      case when local_time is null or time_zone is null then 'infinity'
        else coalesce(occurrence, local_date, 'infinity') end as day
    from messages where family_id = $1 and author_id = $2),
  lists as materialized (
    select list.*, coalesce((
      select day from own
      where moved_occurrence is null and day >= list.after + 3
        and (list.states is null or state = any(list.states))
      order by day offset list.size limit 1), 'infinity') + 3 as until
    from jsonb_to_recordset($3::jsonb) as list(at int, states text[], after date, size int))
  select lists.at, own.id, own.occurrence, own.local_date as "localDate",
    own.local_time as "localTime", own.time_zone as "timeZone",
    own.moved_occurrence as "movedOccurrence",
    (select array_agg(distinct coalesce(r.time_zone, own.time_zone)) from message_recipients r
      where r.family_id = $1 and r.message_id = own.id and r.removed_at is null) as clocks
  from lists join own on (lists.states is null or own.state = any(lists.states))
    and (own.moved_occurrence is not null or own.day between lists.after - 3 and lists.until)`);

const firstDay = Date.parse('0001-01-01');
const lastDay = Date.parse('9999-12-31');

/** The day in UTC, as PostgreSQL reads it. */
function dayOf({ dueMs }: Due): string {
  if (dueMs === undatedMs) return 'infinity';
  return new Date(Math.min(Math.max(dueMs, firstDay), lastDay)).toISOString().slice(0, 10);
}

function dueOf(row: NearRow): Due {
  const date = row.occurrence ?? row.localDate;
  if (!date || !row.localTime || !row.timeZone) return { id: row.id, dueMs: undatedMs };
  const own = { localTime: row.localTime, moved: row.movedOccurrence };
  const { localDate, localTime } = momentOf(own, date);
  const clocks = row.clocks ?? [row.timeZone];
  const instants = clocks.map((clock) => localInstant(localDate, localTime, clock).instant);
  return { id: row.id, dueMs: Math.min(...instants.map((at) => at.epochMilliseconds)) };
}

function sooner(one: Due, other: Due): number {
  return one.dueMs - other.dueMs || (one.id < other.id ? -1 : one.id === other.id ? 0 : 1);
}

const cursorInput = z.object({
  // No day of a calendar is further away.
  dueMs: z.coerce.number<string>().refine((ms) => ms === undatedMs || Math.abs(ms) <= 8.64e15),
  id: z.guid(),
});

function readCursor(cursor: string): Due {
  const [dueMs, id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const parsed = cursorInput.safeParse({ dueMs, id });
  if (parsed.success) return parsed.data;
  const words = messageRefusalWords.badCursor;
  throw new AppError('INVALID_INPUT', { words, fields: { after: words } });
}
