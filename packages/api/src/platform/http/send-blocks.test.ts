import { Readable } from 'node:stream';
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
});

it('gives back the memory of a block that became shorter', async () => {
  const block = Buffer.allocUnsafeSlow(100_000).fill('x').subarray(7, 99_000);
  const server = Fastify();
  server.get('/', (_request, reply) => sendBlocks(reply, Readable.from([block])));
  const answer = await fetch(await server.listen({ port: 0 }));
  expect((await answer.text()).length).toBe(98_993);
  await server.close();
  expect(block.buffer.byteLength).toBe(0);
});
