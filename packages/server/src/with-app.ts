import { createApp, type App } from '@infinite/api/app';
import type { Config } from '@infinite/api/config/config';
import { configFromEnvironment } from '@infinite/api/config/from-environment';
import { requireDataDir } from '#data-dir.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres.ts';

/**
 * Runs one command on the same database as the server: the one of DATABASE_URL, else the embedded
 * one that is running for DATA_DIR, else that is started for as long as the command takes.
 */
export async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const config = configFromEnvironment({ LOG_LEVEL: 'warn' });
  await requireDataDir(config.dataDir);
  const database = await openDatabase(config);
  try {
    const app = await createApp(config, database.url);
    try {
      await app.start();
      await work(app);
    } finally {
      await app.stop();
    }
  } finally {
    await database.close();
  }
}

/** The database of this configuration, and how to release it. */
export async function openDatabase(
  config: Config,
): Promise<{ url: string; close: () => Promise<void> }> {
  const running = config.databaseUrl ?? (await findEmbeddedPostgres(config.dataDir));
  if (running) return { url: running, close: async () => undefined };
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: started.url, close: () => started.stop() };
}
