import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sendBlocks } from '#platform/http/send-blocks.ts';

const server = fastify();
const failures: unknown[] = [];
const note = (error: unknown) => void failures.push(error);
afterEach(async () => {
  process.off('uncaughtException', note);
  await server.close();
});

it('gives back the memory of a block that owns it, and leaves what Node shares between blocks', async () => {
  process.on('uncaughtException', note);
  const shared = Buffer.from('a'.repeat(3000));
  const owned = Buffer.alloc(100_000, 'b');
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.byteLength);
  server.get('/', (_request, reply) => sendBlocks(reply, Readable.from([shared, owned])));
  const answer = await fetch(await server.listen({ port: 0 }));
  expect(await answer.text()).toBe('a'.repeat(3000) + 'b'.repeat(100_000));
  expect(failures).toEqual([]);
  expect(shared.byteLength).toBe(3000);
  expect(owned.byteLength).toBe(0);
});
