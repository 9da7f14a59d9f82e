import { clockLimits } from '@infinite/schema/catalogue/clock-guard';
import { alarmWords as words } from '@infinite/schema/words/alarms.en';
import { clockSkewSeconds } from '#features/messages/delivery/index.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

export const clockProbe = defineAlarmProbe({
  name: 'clock',
  find: async (ctx) => {
    const skew = await clockSkewSeconds(ctx);
    if (skew === null || Math.abs(skew) <= clockLimits.skewSeconds) return [];
    const { summary, whatToDo } = words.clock;
    return [{ kind: 'clock', subject: '', summary: summary(Math.round(skew)), whatToDo }];
  },
});
