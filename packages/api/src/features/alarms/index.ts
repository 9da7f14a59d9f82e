import { AlarmsResolver } from '#features/alarms/alarms.resolver.ts';
import { lookForAlarmsSweep, sendAlarmsSweep } from '#features/alarms/jobs/alarms.sweep.ts';
import { certificateProbe } from '#features/alarms/probes/certificate.probe.ts';
import { clockProbe } from '#features/alarms/probes/clock.probe.ts';
import { deliveryProbe } from '#features/alarms/probes/delivery.probe.ts';
import { diskProbe } from '#features/alarms/probes/disk.probe.ts';
import { jobsProbe } from '#features/alarms/probes/jobs.probe.ts';
import { defineFeature } from '#platform/feature.ts';

export { readGauges, registerGauges } from '#features/alarms/gauges.ts';

export const alarmsFeature = defineFeature({
  name: 'alarms',
  resolvers: [AlarmsResolver],
  sweeps: [lookForAlarmsSweep, sendAlarmsSweep],
  alarms: [deliveryProbe, jobsProbe, diskProbe, certificateProbe, clockProbe],
});
