import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FixedClock } from '@infinite/api/adapters/clock/fixed-clock';
import { createApp, type App } from '@infinite/api/app';
import { loadConfig } from '@infinite/api/config/config';
import { newContext, type RequestContext } from '@infinite/api/platform/context';
import { startEmbeddedPostgres } from '../../packages/server/src/embedded-postgres.ts';
import { cpuSecondsOf } from '../harness/cpu.ts';

/** The real application on a durable database of its own, beside a sink in another process. */
export interface Stage {
  app: App;
  clock: FixedClock;
  mailUrl: string;
  /** Mails that the sink has taken. */
  taken(): Promise<number>;
  /** CPU seconds so far of each process that takes part. */
  cpu(): StageCpu;
  ctx(): RequestContext;
  query<Row>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

export interface StageCpu {
  /** This process: the product itself. */
  sender: number;
  database: number;
  /** The mail server of the test. */
  sink: number;
}

export async function setStage(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const sink = fork(fileURLToPath(new URL('sink-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const mailUrl = await firstLine(sink);
  const clock = new FixedClock('2041-05-01T00:00:00Z');
  const config = loadConfig({ DATA_DIR: dataDir, MAIL_URL: mailUrl, LOG_LEVEL: 'warn' });
  const app = await createApp(config, postgres.url, { clock });
  await app.start();
  return {
    app,
    clock,
    mailUrl,
    taken: async () => {
      sink.send('count');
      const [answer] = (await once(sink, 'message')) as [{ mails: number }];
      return answer.mails;
    },
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return {
        sender: (user + system) / 1_000_000,
        database: cpuSecondsOf(postgres.pid),
        sink: cpuSecondsOf(sink.pid ?? 0),
      };
    },
    ctx: () => newContext(app, { kind: 'system', job: 'bench' }),
    query: (sql) => app.orm.em.getConnection().execute(sql),
    close: async () => {
      await app.stop();
      sink.disconnect();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the sink has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

/** One author with a family; returns the two ids. */
export async function addAuthor(stage: Stage): Promise<{ userId: string; familyId: string }> {
  const [row] = await stage.query<{ user_id: string; family_id: string }>(
    `select gen_random_uuid() as user_id, gen_random_uuid() as family_id`,
  );
  if (!row) throw new Error('no ids');
  const { user_id: userId, family_id: familyId } = row;
  await stage.query(
    `insert into users (id, email, email_key, username, username_key, created_at)
     values ('${userId}', 'a-${userId}@example.org', 'a-${userId}@example.org', 'Maria',
       'u-${userId}', now())`,
  );
  const { wrapped } = stage.app.keys.newKey(`family:${familyId}`);
  await stage.query(
    `insert into families (id, name, wrapped_key, created_at)
     values ('${familyId}', 'A family', '\\x${wrapped.toString('hex')}', now())`,
  );
  return { userId, familyId };
}

/** Armed messages for one reader each, confirmed, so that only their delivery is left to do. */
export async function addMessages(
  stage: Stage,
  author: { userId: string; familyId: string },
  count: number,
  at: { date: string; nextStepAt: string },
): Promise<void> {
  // Foreign keys hold by the way the rows are made; asking for each of a million takes minutes.
  await stage.query(
    `begin;
     set local session_replication_role = 'replica';
     with made as (
       insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
         local_date, local_time, time_zone, scheduled_at, occurrence, confirmed_occurrence,
         next_step_at, created_at, updated_at)
       select '${author.familyId}', id, '${author.userId}', id::text, 'For your birthday',
         repeat('Dear Inês, I wanted you to hear this. ', 20), 'SCHEDULED', 'DATE', '${at.date}',
         '09:00', 'UTC', '2041-01-01', '${at.date}', '${at.date}', '${at.nextStepAt}',
         '2041-01-01', '2041-01-01'
       from (select uuidv7() as id from generate_series(1, ${count})) ids
       returning family_id, id)
     insert into message_recipients (family_id, id, message_id, name, email, position)
     select family_id, uuidv7(), id, 'Inês', 'reader-' || id || '@example.org', 0 from made;
     commit`,
  );
}
