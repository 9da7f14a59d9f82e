import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EarlyAnswers } from '#platform/http/early-answers.ts';

/** Short times, so that what would take half a minute is over at once. */
const limits = {
  connections: 2,
  headersMs: 60_000,
  bodyMs: 150,
  progressMs: 150,
  progressBytes: 1_000,
};

describe('a body that trickles (S8)', () => {
  let server: FastifyInstance;
  let sockets: Socket[];
  let finished: Promise<string>;
  let finish: (text: string) => void;

  beforeEach(async () => {
    sockets = [];
    finished = new Promise((resolve) => {
      finish = resolve;
    });
    const early = new EarlyAnswers(
      () => undefined,
      () => true,
      limits,
    );
    server = Fastify({ serverFactory: early.serverFactory });
    server.addContentTypeParser('*', (_request, payload, done) => {
      let bytes = 0;
      payload.on('data', (chunk: Buffer) => (bytes += chunk.length));
      payload.on('end', () => done(null, bytes));
      payload.on('error', done);
    });
    server.post('/*', (request, reply) => {
      finish(String(request.body));
      void reply.send('whole');
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  function open(): Socket {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  }
  const begin = (path: string, length: number) => {
    const socket = open();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return socket;
  };
  /** Everything that the server said until it ended the connection. */
  const answerOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

  it('is answered with 408 and the connection ends, however steadily it trickles', async () => {
    const socket = begin('/api/auth/signin', 1_000_000);
    const trickle = setInterval(() => socket.write('x'), 20);
    const answer = await answerOf(socket);
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TOO_SLOW"');
  });

  it('of an upload ends too when it makes no progress', async () => {
    const answer = await answerOf(begin('/media/uploads/1', 1_000_000));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('of an upload may take far longer than an ordinary body while it makes progress', async () => {
    const pieces = 40;
    const socket = begin('/media/uploads/1', pieces * 1_000);
    let sent = 0;
    const steadily = setInterval(() => {
      socket.write('x'.repeat(1_000));
      sent += 1;
      if (sent === pieces) clearInterval(steadily);
    }, 20);
    expect(await finished).toBe(String(pieces * 1_000));
  });

  it('accepts at most the configured number of connections', async () => {
    begin('/media/uploads/1', 10);
    begin('/media/uploads/2', 10);
    const third = open();
    await new Promise((resolve) => third.once('close', resolve));
    expect(third.destroyed).toBe(true);
  });
});
