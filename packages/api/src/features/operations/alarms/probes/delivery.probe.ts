import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { alarmWords as words } from '@infinite/schema/words/alarms.en';
import { countRecentFailures, deliveryHealth } from '#features/messages/delivery/index.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

/** The hold, what is late, and what failed. */
export const deliveryProbe = defineAlarmProbe({
  name: 'deliveries',
  find: async (ctx) => {
    const { held, reason, since, late } = await deliveryHealth(ctx);
    const failed = await countRecentFailures(ctx, alarmLimits.failedWithinHours);
    const alarms: Alarm[] = [];
    if (held) {
      const summary = words.hold.summary(since?.toString() ?? 'an unknown time', reason ?? '');
      alarms.push({ kind: 'hold', subject: '', summary, whatToDo: words.hold.whatToDo });
    }
    if (late > 0) {
      const { summary, whatToDo } = words.late;
      alarms.push({ kind: 'deliveries_late', subject: '', summary: summary(late), whatToDo });
    }
    if (failed > 0) {
      const { summary, whatToDo } = words.failed;
      alarms.push({ kind: 'deliveries_failed', subject: '', summary: summary(failed), whatToDo });
    }
    return alarms;
  },
});
