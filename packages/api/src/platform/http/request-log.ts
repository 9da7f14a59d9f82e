import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Not worth a line or a measure: probes ask every few seconds. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** Measures one answer of `route`: its method, its status and how long it took. */
export type Measure = (method: string, status: number, ms: number) => void;

type RequestSeconds = Histogram<'method' | 'route' | 'status'>;

export function requestSeconds(registry: Registry): RequestSeconds {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
}

/** For answers of one route that are given too often to look their labels up each time. */
export function measureOf(seconds: RequestSeconds, route: string): Measure {
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  return (method, status, ms) => {
    const key = method + status;
    let measured = known.get(key);
    if (!measured) known.set(key, (measured = seconds.labels(method, route, String(status))));
    measured.observe(ms / 1000);
  };
}

/**
 * One line and one measure an answer. The route's pattern stands for the path, since a path may
 * hold the token of a personal link.
 */
export function logRequests(server: FastifyInstance, seconds: RequestSeconds): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!quiet.has(route)) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      seconds.observe(labels, reply.elapsedTime / 1000);
      const line = { ...labels, ms: Math.round(reply.elapsedTime) };
      if (reply.statusCode >= 500) request.log.error(line, 'answered');
      else request.log.debug(line, 'answered');
    }
    done();
  });
}
