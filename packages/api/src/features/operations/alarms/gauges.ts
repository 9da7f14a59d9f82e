import { gauges, type GaugeName } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { newContext, type AppContext, type RequestContext } from '#context.ts';
import { rowsOf } from '#features/operations/alarms/alarm-tables.ts';
import { clockSkewSeconds, deliveryHealth } from '#features/messages/delivery/index.ts';
import { freeSpaces, readQueues } from '#features/operations/operations/index.ts';

type Figures = Record<Exclude<GaugeName, 'infinite_alarm' | 'infinite_gauges_ok'>, number> & {
  alarms: readonly { kind: string; count: number }[];
};

/** The product's own figures, read now. */
export async function readGauges(ctx: RequestContext): Promise<Figures> {
  const fork = () => newContext(ctx.app, ctx.actor);
  const [health, queues, spaces, skew, alarms, backupAge] = await Promise.all([
    deliveryHealth(fork()),
    readQueues(fork()),
    freeSpaces(ctx.app),
    clockSkewSeconds(fork()),
    openByKind(fork()),
    newestBackupAge(fork()),
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
      // Old figures would look like true ones.
      for (const gauge of plain.values()) gauge.set(Number.NaN);
      plain.get('infinite_gauges_ok')?.set(0);
    }
  };
}

function openByKind(ctx: RequestContext): Promise<{ kind: string; count: number }[]> {
  return rowsOf(
    ctx.em,
    sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from alarms where resolved_at is null group by kind`,
  );
}

async function newestBackupAge(ctx: RequestContext): Promise<number | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ age: number | null }>`
      select extract(epoch from ${ctx.clock.now().toString()}::timestamptz - max(verified_at))::float8 as age
      from backups where state = 'DONE'`,
  );
  return row?.age ?? null;
}
