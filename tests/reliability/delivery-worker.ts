import { flushCompileCache } from 'node:module';
import { createApp } from '@infinite/api/app';
import { configFromEnvironment } from '@infinite/api/config/from-environment';
import { stopOnSignal } from '../../packages/server/src/stop-on-signal.ts';

/** A worker as `ROLE=worker` runs it, without the HTTP side: what the kill test kills. */
const config = configFromEnvironment();
const app = await createApp(config, config.databaseUrl ?? '');
await app.start();
await app.startWorker();
stopOnSignal(() => app.stop(), app.log);
// Node writes its compiled code when a process ends by itself, which these rarely do.
flushCompileCache();
process.stdout.write('ready\n');
