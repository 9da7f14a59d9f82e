import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { AlarmNoticeEntity } from '#features/operations/alarms/alarm-notice.entity.ts';
import { AlarmsResolver } from '#features/operations/alarms/alarms.resolver.ts';
import {
  lookForAlarmsSweep,
  sendAlarmsSweep,
} from '#features/operations/alarms/jobs/alarms.sweep.ts';
import { certificateProbe } from '#features/operations/alarms/probes/certificate.probe.ts';
import { clockProbe } from '#features/operations/alarms/probes/clock.probe.ts';
import { deliveryProbe } from '#features/operations/alarms/probes/delivery.probe.ts';
import { diskProbe } from '#features/operations/alarms/probes/disk.probe.ts';
import { jobsProbe } from '#features/operations/alarms/probes/jobs.probe.ts';
import { defineFeature } from '#platform/feature.ts';

export { OpenAlarm } from '#features/operations/alarms/alarms.types.ts';
export { listOpenAlarms } from '#features/operations/alarms/list-open-alarms.ts';
export { lookAtCertificate } from '#features/operations/alarms/probes/certificate.probe.ts';
export { readGauges, registerGauges } from '#features/operations/alarms/gauges.ts';

export const alarmsFeature = defineFeature({
  name: 'alarms',
  entities: [AlarmEntity, AlarmNoticeEntity],
  resolvers: [AlarmsResolver],
  sweeps: [lookForAlarmsSweep, sendAlarmsSweep],
  alarms: [deliveryProbe, jobsProbe, diskProbe, certificateProbe, clockProbe],
});
