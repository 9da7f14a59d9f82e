import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, createHealthServer, createHttpServer, type App } from '@infinite/api/app';
import type { Config } from '@infinite/api/config/config';
import { configFromEnvironment } from '@infinite/api/config/from-environment';
import { ensureAdminAccount } from '@infinite/api/features/people/accounts/index';
import { seedArticles } from '@infinite/api/features/publishing/blog/index';
import { bindStorage } from '@infinite/api/features/operations/installation/index';
import { followExperiment } from '@infinite/api/features/insight/growth/index';
import { startEmbeddedPostgres } from '#embedded-postgres.ts';
import { assertPortIsFree, portProblem } from '#listening-port.ts';
import { registerSite } from '#register-site.ts';
import { requireDataDir } from '#data-dir.ts';
import { problemInWords } from '#startup-problem.ts';
import { stopOnSignal } from '#stop-on-signal.ts';

const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Composes the parts that ROLE asks for, and says where to find them. Resolves when ready. */
export async function runProduct(): Promise<void> {
  /** What has been started; stopped in reverse order. */
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    await start(configFromEnvironment(), stops, stop);
  } catch (error) {
    await stop().catch(() => undefined);
    const words = problemInWords(error);
    if (words === undefined) throw error;
    process.stderr.write(`${words}\n`);
    process.exit(1);
  }
}

async function start(
  config: Config,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<void> {
  await assertPortIsFree(config);
  await requireDataDir(config.dataDir);
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, stops));
  const app = await createApp(config, databaseUrl);
  stops.push(() => app.stop());
  await app.start();
  if (config.production && !config.adminSecondFactorRequired)
    app.log.warn('ADMIN_SECOND_FACTOR is optional: a password alone opens the admin panel');
  await bindStorage(app);
  const adminLink = await ensureAdminAccount(app);
  await seedArticles(app);
  const server = await httpServerFor(app);
  stops.push(() => server.close());
  stopOnSignal(stop, app.log);
  await server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw portProblem(config, error);
  });
  if (config.role !== 'web') await app.startWorker();
  announce(config);
  if (adminLink) {
    say(`  admin  set the password of ${adminLink.email} at ${adminLink.url}`);
    say(`         (this link works once, until ${adminLink.expiresAt}, and opens the admin panel)`);
  }
}

/** A worker answers health and metrics only: it is no place to send readers to. */
async function httpServerFor(app: App) {
  if (app.config.role === 'worker') return createHealthServer(app);
  const http = await createHttpServer(app);
  const experiment = await followExperiment(app);
  await registerSite(app, http, { siteFolder, experiment });
  return http.server;
}

async function startDatabase(config: Config, stops: (() => Promise<unknown>)[]): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  let stopping = false;
  stops.push(() => {
    stopping = true;
    return database.stop();
  });
  void database.exited.then(() => {
    if (stopping) return;
    process.stderr.write('The embedded database stopped by itself. Start again: it recovers.\n');
    process.exit(1);
  });
  return database.url;
}

function announce(config: Config): void {
  if (config.role === 'worker') {
    say('The worker of Infinite Connections is ready.');
    return;
  }
  say(`Infinite Connections is ready at ${config.publicOrigin}`);
  say(`  data   ${config.dataDir}`);
  if (config.mailUrl) return;
  const mailbox = config.production ? '' : `, to read at ${config.publicOrigin}/dev/mailbox`;
  say(`  mails  are kept in ${path.join(config.dataDir, 'mail')}${mailbox}`);
}
