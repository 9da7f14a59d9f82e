import { alarmWords as words } from '@infinite/schema/words/alarms.en';
import { readQueues } from '#features/operations/operations/index.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

/** Jobs that were given up, and sweeps that stand still. */
export const jobsProbe = defineAlarmProbe({
  name: 'jobs',
  find: async (ctx) => {
    const dead = (await readQueues(ctx)).filter((queue) => queue.dead > 0);
    const count = dead.reduce((sum, queue) => sum + queue.dead, 0);
    const names = dead.map(({ name }) => name).join(', ');
    const late = ctx.app.lateSweeps().map((sweep) => ({
      kind: 'sweep_late',
      subject: sweep,
      summary: words.sweepLate.summary(sweep),
      whatToDo: words.sweepLate.whatToDo,
    }));
    if (count === 0) return late;
    const { summary, whatToDo } = words.deadJobs;
    return [...late, { kind: 'dead_jobs', subject: '', summary: summary(count, names), whatToDo }];
  },
});
