import { sql } from 'kysely';
import { dropHeldVoice } from '#features/recordings/recordings/index.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Younger recordings may belong to a request in progress. */
const leastAgeHours = 24;
const batch = 200;

/**
 * Deletes voices without a thank-you: those of deleted messages, and those whose request did not
 * finish. Their files go too.
 */
export const purgeVoicesSweep = defineSweep({
  name: 'forget-voices-of-thanks',
  everySeconds: 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: leastAgeHours });
    const left = await rowsOf(
      ctx.em,
      sql<{ id: string }>`
        select r.id from recordings r
        where r.held_for_author and r.created_at < ${before}
          and not exists (select 1 from delivery_thanks t where t.recording_id = r.id)
        order by r.created_at limit ${batch}`,
    );
    for (const { id } of left) await dropHeldVoice(ctx, id);
  },
});
