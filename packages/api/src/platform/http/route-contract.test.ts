import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { route } from '#platform/http/route-contract.ts';

const contract = {
  method: 'GET',
  path: '/bytes',
  tag: 'Test',
  summary: 'Bytes',
  access: 'anyone',
  answers: { 200: { says: 'The bytes.', media: 'text/plain' } },
} as const;

describe('a route whose handler answers by itself', () => {
  const lines: string[] = [];
  let server: FastifyInstance;
  beforeEach(() => {
    lines.length = 0;
    server = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  });
  afterEach(() => server.close());

  it('sends a stream once, and logs nothing about it', async () => {
    // Awaiting a reply waits for its end and gives nothing: a second answer must not follow.
    route(server, contract, async (_input, reply) => reply.send(Readable.from(['one', 'two'])));
    const answer = await server.inject('/bytes');
    expect(answer.body).toBe('onetwo');
    expect(lines).toEqual([]);
  });

  it('redirects once, and logs nothing about it', async () => {
    route(server, contract, async (_input, reply) => reply.redirect('/elsewhere', 303));
    expect((await server.inject('/bytes')).headers.location).toBe('/elsewhere');
    expect(lines).toEqual([]);
  });
});
