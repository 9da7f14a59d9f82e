import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp, createHttpServer } from '@infinite/api/app';
import { configFromEnvironment } from '@infinite/api/config/from-environment';

// The API in a process of its own, for tests that kill it. Says its address on standard output.
const config = configFromEnvironment();
const app = await createApp(config, config.databaseUrl ?? '');
await app.start();
if (config.role !== 'web') await app.startWorker();
const { server } = await createHttpServer(app);
await server.listen({ port: 0, host: '127.0.0.1' });
flushCompileCache();
console.log(`listening on ${(server.server.address() as AddressInfo).port}`);
