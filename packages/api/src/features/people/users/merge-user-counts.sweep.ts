import { sql } from 'kysely';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atMost = 1000;

/**
 * Merges the rows of `user_counts` to one for each plan, role and state, in one statement, so that
 * a reader sees the rows before or after, with the same sum. Rows that arrive meanwhile stay.
 */
export const mergeUserCounts = defineSweep({
  name: 'merge-user-counts',
  everySeconds: 60,
  run: async ({ em }) => {
    await rowsOf(
      em,
      sql`
        with merged as (
          delete from user_counts where (select count(*) from user_counts) > ${atMost}
          returning plan, role, is_verified, is_suspended, change)
        insert into user_counts (plan, role, is_verified, is_suspended, change)
        select plan, role, is_verified, is_suspended, sum(change) from merged
        group by 1, 2, 3, 4 having sum(change) <> 0`,
    );
  },
});
