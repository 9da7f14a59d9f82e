import { beat } from '#features/operations/alarms/beat.ts';
import { lookForAlarms } from '#features/operations/alarms/look-for-alarms.ts';
import { sendAlarmNotices } from '#features/operations/alarms/send-alarm-notices.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Looks at everything a person has to act on, and calls the heartbeat when there is nothing. */
export const lookForAlarmsSweep = defineSweep({
  name: 'look-for-alarms',
  everySeconds: 60,
  run: async (ctx) => {
    await lookForAlarms(ctx);
    await beat(ctx);
  },
});

/** Of its own, so that a receiver that does not answer holds up no look. */
export const sendAlarmsSweep = defineSweep({
  name: 'send-alarms',
  everySeconds: 20,
  channels: ['alarms'],
  run: sendAlarmNotices,
});
