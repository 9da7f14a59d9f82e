import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyAnswers } from '#platform/http/early-answers.ts';
import type { Measure } from '#platform/http/request-log.ts';

describe('answers given before the framework', () => {
  const measure = vi.fn<Measure>();
  let early: EarlyAnswers;
  let server: FastifyInstance;
  let origin: string;

  beforeEach(async () => {
    measure.mockClear();
    early = new EarlyAnswers(measure);
    server = Fastify({ serverFactory: early.serverFactory, keepAliveTimeout: 1234 });
    server.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async () => 'the long way',
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    early.use((request, response) => {
      if (request.url !== '/kept') return null;
      response.end('kept');
      return 200;
    });
  });
  afterEach(() => server.close());

  const ask = async (path: string, method = 'GET') =>
    (await fetch(origin + path, { method })).text();

  it('reach their reader and are measured', async () => {
    expect(await ask('/kept')).toBe('kept');
    expect(measure).toHaveBeenCalledExactlyOnceWith('GET', 200, expect.any(Number));
  });

  it('leave what they do not know, and what changes something, to the framework', async () => {
    expect(await ask('/other')).toBe('the long way');
    expect(await ask('/kept', 'POST')).toBe('the long way');
    expect(measure).not.toHaveBeenCalled();
  });

  it('end when the server begins to close', async () => {
    early.stop();
    expect(await ask('/kept')).toBe('the long way');
  });

  it('keep the timeouts that the framework was told', () => {
    expect(server.server.keepAliveTimeout).toBe(1234);
  });
});
