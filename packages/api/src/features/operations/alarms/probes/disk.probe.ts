import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { alarmWords as words } from '@infinite/schema/words/alarms.en';
import { freeSpaces } from '#features/operations/operations/index.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

export const diskProbe = defineAlarmProbe({
  name: 'disk',
  find: async (ctx) =>
    (await freeSpaces(ctx.app))
      .filter(({ freeBytes, totalBytes }) => freeBytes / totalBytes < alarmLimits.diskFreeRatio)
      .map(({ place, freeBytes, totalBytes }) => ({
        kind: 'disk_low',
        subject: place,
        summary: words.disk.summary(
          words.disk[place],
          Math.floor((freeBytes / totalBytes) * 100),
          Math.floor(freeBytes / 1e9),
        ),
        whatToDo: words.disk.whatToDo,
      })),
});
