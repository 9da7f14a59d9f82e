import type { IncomingMessage } from 'node:http';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whose request it is, for what answers before the framework: as Fastify's `request.ip` with
 * `trustProxy: 'loopback'`, so the nearest address that is no proxy on this machine.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !loopback.test(peer)) return peer;
  const hops = (Array.isArray(forwarded) ? forwarded.join() : forwarded).split(',');
  const named = hops.map((hop) => hop.trim()).filter(Boolean);
  return named.findLast((hop) => !loopback.test(hop)) ?? named[0] ?? peer;
}
