import { armedStates } from '@infinite/schema/catalogue/messages';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type { LegacyArea } from '#features/insight/home/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Counts {
  readonly messages: number;
  readonly dates: number;
  readonly recipients: number;
}

/** The actor's own scheduled messages, their dates, and the people they are for. */
export async function countedLegacy(ctx: RequestContext): Promise<LegacyArea[]> {
  const { familyId, userId } = requireMember(ctx);
  const [counts] = await rowsOf(
    ctx.em,
    sql<Counts>`
      ${asPrepared} with armed as (
        select id, local_date from messages
        where family_id = ${familyId} and author_id = ${userId}
          and state = any(${[...armedStates]}::text[]))
      select (select count(*) from armed)::int as messages,
        (select count(distinct local_date) from armed)::int as dates,
        (select count(distinct lower(r.email)) from armed
          join message_recipients r on r.family_id = ${familyId} and r.message_id = armed.id
          where r.removed_at is null)::int as recipients`,
  );
  return [
    { name: 'MESSAGES', count: counts?.messages ?? 0 },
    { name: 'RECIPIENTS', count: counts?.recipients ?? 0 },
    { name: 'DATES', count: counts?.dates ?? 0 },
  ];
}
