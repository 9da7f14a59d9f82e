import { gauges, type GaugeName } from '@infinite/schema/catalogue/alarms';
import { Gauge, type Registry } from 'prom-client';
import { newContext, type AppContext, type RequestContext } from '#platform/context.ts';
import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { clockSkewSeconds, deliveryHealth } from '#features/messages/delivery/index.ts';
import { provenBackupAge } from '#features/operations/backups/index.ts';
import { freeSpaces, readQueues } from '#features/operations/operations/index.ts';
import { tables } from '#platform/database/tables.ts';

type Figures = Record<Exclude<GaugeName, 'infinite_alarm' | 'infinite_gauges_ok'>, number> & {
  alarms: readonly { kind: string; count: number }[];
};

/** The current values of the gauges. */
export async function readGauges(ctx: RequestContext): Promise<Figures> {
  const fork = () => newContext(ctx.app, ctx.actor);
  const [health, queues, spaces, skew, alarms, backupAge] = await Promise.all([
    deliveryHealth(fork()),
    readQueues(fork()),
    freeSpaces(ctx.app),
    clockSkewSeconds(fork()),
    openByKind(fork()),
    provenBackupAge(fork()),
  ]);
  const ratios = spaces.map(({ freeBytes, totalBytes }) => freeBytes / totalBytes);
  return {
    alarms,
    infinite_hold: Number(health.held),
    infinite_deliveries_waiting: health.dueDeliveries,
    infinite_deliveries_late: health.late,
    infinite_deliveries_failed: health.failed,
    infinite_dead_jobs: queues.reduce((sum, queue) => sum + queue.dead, 0),
    infinite_disk_free_ratio: Math.min(...ratios),
    infinite_clock_skew_seconds: skew ?? 0,
    infinite_relay_open: Number(alarms.some(({ kind }) => kind === 'relay_down')),
    infinite_backup_age_seconds: backupAge ?? Number.NaN,
    infinite_sweeps_late: ctx.app.lateSweeps().length,
  };
}

/** @returns brings the gauges up to date; call it before each answer */
export function registerGauges(registry: Registry, app: AppContext): () => Promise<void> {
  const alarm = new Gauge({
    name: 'infinite_alarm',
    help: gauges.infinite_alarm,
    labelNames: ['kind'],
    registers: [registry],
  });
  const plain = new Map(
    Object.entries(gauges)
      .filter(([name]) => name !== 'infinite_alarm')
      .map(([name, help]) => [name, new Gauge({ name, help, registers: [registry] })]),
  );
  return async () => {
    try {
      const { alarms, ...figures } = await readGauges(
        newContext(app, { kind: 'system', job: 'metrics' }),
      );
      alarm.reset();
      for (const { kind, count } of alarms) alarm.set({ kind }, count);
      for (const [name, value] of Object.entries(figures)) plain.get(name)?.set(value);
      plain.get('infinite_gauges_ok')?.set(1);
    } catch (error) {
      app.log.warn({ err: error }, 'the gauges could not be read');
      // Stale values would look current.
      for (const gauge of plain.values()) gauge.set(Number.NaN);
      plain.get('infinite_gauges_ok')?.set(0);
    }
  };
}

function openByKind(ctx: RequestContext): Promise<{ kind: string; count: number }[]> {
  return tables(ctx.em, AlarmEntity)
    .selectFrom('alarms')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('resolvedAt', 'is', null)
    .groupBy('kind')
    .execute();
}
