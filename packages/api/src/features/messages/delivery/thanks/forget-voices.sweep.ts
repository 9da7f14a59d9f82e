import { sql } from 'kysely';
import { rowsOf } from '#features/messages/delivery/delivery-tables.ts';
import { dropHeldVoice } from '#features/recordings/recordings/index.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Younger files may belong to a request that has not recorded them yet. */
const leastAgeHours = 24;
const batch = 200;

/**
 * Removes voices whose thank-you went with its message, and those whose request ended before it was
 * said. Their files go with them.
 */
export const forgetVoicesSweep = defineSweep({
  name: 'forget-voices-of-thanks',
  everySeconds: 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: leastAgeHours });
    const left = await rowsOf(
      ctx.em,
      sql<{ id: string }>`
        select r.id from recordings r
        where r.held_for_author and r.created_at < ${before.toString()}
          and not exists (select 1 from delivery_thanks t where t.recording_id = r.id)
        order by r.created_at limit ${batch}`,
    );
    for (const { id } of left) await dropHeldVoice(ctx, id);
  },
});
