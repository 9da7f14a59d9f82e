import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Serves one file as it lies on the disk. */
const file = process.env['FILE'] ?? '';
const server = Fastify();
await server.register(fastifyStatic, { root: path.dirname(file) });
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
