import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FixedClock } from '#adapters/clock/fixed-clock.ts';
import { OutboxMailer } from '#adapters/mailer/outbox-mailer.ts';
import { createApp, createHttpServer, type App, type AppOverrides } from '#app.ts';
import { loadConfig } from '#config/config.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { giveBackOrm, usedOrm } from '#testing/used-orm.ts';
import { AnswerWatch } from '#testing/watch-answers.ts';

export interface TestApp {
  readonly app: App;
  /** The real HTTP server; use `inject`, or `listen({ port: 0 })` for a socket. */
  readonly server: FastifyInstance;
  readonly clock: FixedClock;
  readonly mailer: OutboxMailer;
  readonly databaseUrl: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

interface TestAppOptions extends AppOverrides {
  env?: Record<string, string>;
  /** Where the fixed clock stands at first. */
  now?: string;
  /** Leads the application to its database another way; gives the address to use. */
  databaseThrough?: (url: string) => Promise<string>;
}

async function prepareTemplate(url: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-template-'));
  const app = await createApp(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), url);
  await app.start();
  // Each test's application has a master key of its own, so the template belongs to none.
  const connection = app.orm.em.getConnection();
  for (const table of ['key_checks', 'installation']) {
    await connection.execute(`delete from ${table}`);
  }
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The real application on a database, a data folder, a clock and an outbox of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env, now, databaseThrough, ...overrides } = options;
  const database = await createTestDatabase(prepareTemplate);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-app-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const clock = new FixedClock(now);
  const mailer = new OutboxMailer();
  const databaseUrl = databaseThrough ? await databaseThrough(database.url) : database.url;
  // Limits are those of the connections, and an ORM keeps the ones that it was made with.
  const orm = overrides.limits ? undefined : usedOrm(databaseUrl);
  const parts = { clock, mailer, ...(orm ? { orm } : {}), ...overrides };
  const app = await createApp(config, databaseUrl, parts);
  await app.start();
  const watch = new AnswerWatch(JSON.stringify(env ?? {}));
  const { server } = await createHttpServer(app, watch.observe);
  await server.ready();
  let closed = false;
  return {
    app,
    server,
    clock,
    mailer,
    databaseUrl: database.url,
    dataDir,
    close: async () => {
      if (closed) return;
      closed = true;
      await server.close();
      await app.stop();
      if (!overrides.limits) giveBackOrm(app.orm);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      // Every answer a test got has been compared with the API's description.
      if (watch.faults.size > 0) throw new Error([...watch.faults].join('\n'));
    },
  };
}
