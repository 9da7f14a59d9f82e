import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { giveNotice } from '#features/collaboration/questions/announce-question.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 100;

interface Due {
  readonly id: string;
  readonly familyId: string;
  readonly memberId: string;
  readonly askerId: string;
}

/** Reminds of open questions, each person once. */
export const remindOfQuestions = defineSweep({
  name: 'remind-of-questions',
  everySeconds: 3600,
  nextDue: async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ at: Temporal.Instant | null }>`
        select min(remind_at) as at from question_answers where remind_at is not null`,
    );
    return row?.at ?? null;
  },
  run: async (ctx) => {
    let reminded = atOnce;
    while (reminded === atOnce && !ctx.app.stopping.aborted) reminded = await remindSome(ctx);
  },
});

function remindSome(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await rowsOf(
      ctx.em,
      sql<Due & { open: boolean }>`
        update question_answers a set remind_at = null
        from questions q
        where q.id = a.question_id and a.id in (
          select id from question_answers where remind_at <= ${ctx.clock.now()}
          order by remind_at limit ${atOnce} for update skip locked)
        returning q.id, q.family_id, a.member_id, q.asker_id,
          a.state = 'OPEN' and q.withdrawn_at is null as open`,
    );
    for (const { open, memberId, askerId, ...question } of due) {
      if (!open) continue;
      // The system sees no recordings, so the reminder names none.
      const about = { ...question, subjectKind: null, subjectId: null };
      await giveNotice(ctx, about, { kind: 'questionWaits', to: [memberId], actorId: askerId });
    }
    return due.length;
  });
}
