import { sql } from 'kysely';
import { dropHeldVoice, unusedHeldVoices } from '#features/recordings/recordings/index.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

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
    const unused = await unusedHeldVoices(ctx, { before, limit: batch }, isThanks);
    for (const id of unused) await dropHeldVoice(ctx, id);
  },
});

const isThanks = (recordingId: string) => sql<boolean>`exists (
  select 1 from delivery_thanks where delivery_thanks.recording_id = ${sql.ref(recordingId)})`;
