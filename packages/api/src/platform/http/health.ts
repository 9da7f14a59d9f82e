import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { AppContext } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const tag = 'Health';
const finding = z.enum(['ok', 'failed']);
const readiness = z.object({
  status: z.enum(['ready', 'not ready']),
  checks: z.object({ database: finding, storage: finding, queue: finding, sweeps: finding }),
  late: z.array(z.string()).describe('Sweeps that have not finished within their time.'),
});

/** Timeout of one health check. */
const timeoutMs = 5_000;

/**
 * /healthz: the process is alive. /readyz: it can serve. /metrics: Prometheus, by token or
 * loopback.
 */
export function serveHealth(
  server: FastifyInstance,
  app: AppContext,
  registry: Registry,
  refreshGauges: () => Promise<void>,
): void {
  route(
    server,
    {
      method: 'GET',
      path: '/healthz',
      tag,
      summary: 'Liveness',
      access: 'anyone',
      answers: {
        200: { says: 'The process is alive.', json: z.object({ status: z.literal('alive') }) },
      },
    },
    () => ({ status: 'alive' }) as const,
  );

  route(
    server,
    {
      method: 'GET',
      path: '/readyz',
      tag,
      summary: 'Readiness',
      access: 'anyone',
      answers: {
        200: { says: 'Every part answers.', json: readiness },
        503: { says: 'Some part does not.', json: readiness },
      },
    },
    async (_input, reply) => {
      const database = app.orm.em.getConnection();
      const late = app.lateSweeps();
      const [answers, storage, queue] = await Promise.all([
        works(() => database.execute('select 1')),
        works(() => app.blobs.check()),
        works(() => database.execute('select 1 from jobs.version')),
      ]);
      const checks = {
        database: answers,
        storage,
        queue,
        sweeps: late.length === 0 ? ('ok' as const) : ('failed' as const),
      };
      const ready = Object.values(checks).every((check) => check === 'ok');
      reply.status(ready ? 200 : 503);
      return { status: ready ? ('ready' as const) : ('not ready' as const), checks, late };
    },
  );

  route(
    server,
    {
      method: 'GET',
      path: '/metrics',
      tag,
      summary: 'Metrics for Prometheus',
      access: 'operator',
      answers: { 200: { says: 'The metrics.', media: 'text/plain' } },
    },
    async ({ request }, reply) => {
      if (!mayReadMetrics(app.config.metricsToken, request.headers.authorization, request.ip)) {
        throw new AppError('FORBIDDEN', { words: 'Metrics need the token.' });
      }
      await refreshGauges();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

function mayReadMetrics(token: string | undefined, authorization: string | undefined, ip: string) {
  if (!token) return loopback.has(ip);
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function works(check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), timeoutMs);
  });
  const answer = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}
