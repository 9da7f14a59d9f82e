import type { RequestContext } from '#platform/context.ts';
import type { ProbeOf } from '#platform/alarms/alarm.ts';

export type AlarmProbe = ProbeOf<RequestContext>;

export function defineAlarmProbe(probe: AlarmProbe): AlarmProbe {
  return probe;
}
