import { homeLimits } from '@infinite/schema/catalogue/home';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { NeededAnswer } from '#features/insight/home/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import { authorName } from '#features/people/identity/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** For the home page: who waits for an answer of the actor, the longest waiting first. */
export async function openQuestionsFor(ctx: RequestContext): Promise<NeededAnswer[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || !mayAct(actor, 'readComments')) return [];
  const rows = await rowsOf(
    ctx.em,
    sql<{ name: string | null }>`
      select ${asPrepared} ${authorName('q.asker_id')} as name
      from question_answers a join questions q on q.id = a.question_id
      where a.member_id = ${actor.userId} and a.family_id = ${actor.familyId}
        and a.state = 'OPEN' and q.withdrawn_at is null
      order by q.id limit ${homeLimits.answersOfAKind}`,
  );
  return rows.map(({ name }) => ({ kind: 'QUESTION', name: name ?? '', until: null }));
}
