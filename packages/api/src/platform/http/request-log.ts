import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Neither logged nor measured: probes call every few seconds, and a live stream lasts for hours. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', '/api/live']);

/** Records a response of `route`: method, status and duration. */
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

/** For a route with too many responses to look up its labels each time. */
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
 * One log line and one metric per response. They contain the route's pattern, because a path may
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
