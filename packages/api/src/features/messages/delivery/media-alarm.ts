import { sql } from 'kysely';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Deliveries that are due and wait for recordings to be prepared. */
export const mediaNotPrepared = defineAlarmProbe({
  name: 'media_not_prepared',
  find: async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ waiting: string; never: string }>`
        select count(*) as waiting,
          count(*) filter (where problem = 'MEDIA_CANNOT_BE_MADE') as never
        from deliveries
        where awaits_media and state = 'WAITING' and due_at <= ${ctx.clock.now()}`,
    );
    const [waiting, never] = [Number(row?.waiting ?? 0), Number(row?.never ?? 0)];
    if (waiting === 0) return [];
    return [
      {
        kind: 'media_not_prepared',
        subject: '',
        summary: `${waiting} deliveries are due and wait for their recordings to be prepared; of ${never} a recording could not be converted.`,
        whatToDo:
          'Check that workers run and that `cli doctor` names a media engine; installing ffmpeg converts more forms. What failed is tried again once a day.',
      },
    ];
  },
});
