import { Readable } from 'node:stream';
<<<<<<< HEAD
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendBlocks } from '#platform/http/send-blocks.ts';

it('sends blocks that share the memory of Node’s pool and blocks that own theirs', async () => {
  const blocks = [10, 1025, Buffer.poolSize / 4, Buffer.poolSize * 2].map((length, index) =>
    Buffer.from(String(index).repeat(length)),
  );
  const whole = Buffer.concat(blocks).toString();
  const [, pooled, , owned] = blocks;
  const server = Fastify();
  server.get('/', (_request, reply) => sendBlocks(reply, Readable.from(blocks)));
  const address = await server.listen({ port: 0 });
  const answer = await fetch(address);
  expect(await answer.text()).toBe(whole);
  await server.close();
  expect(pooled?.length).toBe(1025);
  expect(owned?.length).toBe(0);
=======
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
>>>>>>> console
});
