import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import { scrubWords } from '#features/recordings/recordings/scrub/scrub.en.ts';
import { sql } from 'kysely';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { ObjectCheckEntity } from '#features/recordings/recordings/scrub/object-check.entity.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** Recordings that could not be read back, each by its id and that of its family. */
export const mediaDamaged = defineAlarmProbe({
  name: 'media-damaged',
  find: async (ctx) => {
    const rows = await tables(ctx.em, RecordingEntity, ObjectCheckEntity)
      .selectFrom('object_checks')
      .innerJoin('recordings', 'recordings.id', 'object_checks.recordingId')
      .select(['recordings.id', 'familyId', 'blobKey', 'damage', 'verifiedAt'])
      .where('damage', 'is not', null)
      .orderBy('blobKey')
      .limit(scrubCatalogue.alarmsAtMost)
      .execute();
    return rows.map((row) => ({
      kind: 'media_damaged',
      subject: row.blobKey,
      summary: scrubWords.damaged({
        recordingId: row.id,
        familyId: row.familyId,
        object: row.blobKey,
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
    const [row] = await rowsOf(
      ctx.em,
      sql<{ waiting: number }>`
        select count(*)::int as waiting from recordings
        where sha256 is not null and stored_as is null and state in ('READY', 'FAILED')
          and coalesce(verify_at, updated_at) < ${since}`,
    );
    const waiting = row?.waiting ?? 0;
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
