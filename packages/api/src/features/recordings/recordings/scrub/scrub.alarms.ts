import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import { scrubWords } from '@infinite/schema/words/scrub.en';
import { sql } from 'kysely';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

/** Recordings that could not be read back, each by its id and that of its family. */
export const mediaDamaged = defineAlarmProbe({
  name: 'media-damaged',
  find: async (ctx) => {
    const rows = await recordingTables(ctx.em)
      .selectFrom('object_checks')
      .innerJoin('recordings', 'recordings.id', 'object_checks.recording_id')
      .select(['recordings.id', 'family_id', 'blob_key', 'damage', 'verified_at'])
      .where('damage', 'is not', null)
      .orderBy('blob_key')
      .limit(scrubCatalogue.alarmsAtMost)
      .execute();
    return rows.map((row) => ({
      kind: 'media_damaged',
      subject: row.blob_key,
      summary: scrubWords.damaged({
        recordingId: row.id,
        familyId: row.family_id,
        object: row.blob_key,
        what: row.damage ?? '',
      }),
      whatToDo: scrubWords.damagedToDo,
    }));
  },
});

/** The scrub does not keep up: something has waited for its check for longer than it may. */
export const scrubTooOld = defineAlarmProbe({
  name: 'scrub-too-old',
  find: async (ctx) => {
    const since = ctx.clock.now().subtract({ hours: scrubCatalogue.lateDays * 24 });
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from recordings
      where sha256 is not null and stored_as is null and state in ('READY', 'FAILED')
        and coalesce(verify_at, updated_at) < ${since.toString()}`.execute(ctx.em.getKysely());
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting === 0) return [];
    return [
      {
        kind: 'scrub_too_old',
        subject: '',
        summary: scrubWords.tooOld(waiting, scrubCatalogue.lateDays),
        whatToDo: scrubWords.tooOldToDo,
      },
    ];
  },
});
