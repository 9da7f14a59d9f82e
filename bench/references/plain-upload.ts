import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import Fastify from 'fastify';

/** Appends what arrives to one file on the disk, as it is. */
const file = process.env['FILE'] ?? '';
const server = Fastify({ bodyLimit: 1e9 });
server.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
  done(null, payload),
);
server.patch('/', async (request, reply) => {
  await pipeline(request.body as Readable, createWriteStream(file, { flags: 'a' }));
  return reply.code(204).send();
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
