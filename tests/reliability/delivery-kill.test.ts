import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The proof asks for 200 and 5,000; smaller ones are for trying the test itself. */
const kills = Number(process.env['KILLS'] ?? 200);
const messages = Number(process.env['MESSAGES'] ?? 5_000);
const slots = 2;
/** Below node_modules, so that the bundle finds the packages it leaves outside. */
const bundle = path.resolve('node_modules/.cache/delivery-worker');

let testApp: TestApp;
let sink: SmtpSink;
let mailUrl: string;
const living = new Set<ChildProcess>();

beforeAll(async () => {
  await buildWorker();
  testApp = await createTestApp();
  sink = new SmtpSink();
  // A server that thinks a little: the moment between 'handed over' and 'acknowledged' is wide.
  sink.pauseMs = () => Math.random() * 60;
  mailUrl = await sink.listen();
});
afterAll(async () => {
  for (const worker of living) worker.kill('SIGKILL');
  await sink.close();
  await testApp.close();
});

test(`${kills} SIGKILLs while ${messages} messages fall due: none lost, none doubled but the named unknowns`, async () => {
  await armMany();
  let killed = 0;
  const slot = async () => {
    while (killed < kills) {
      const worker = startWorker();
      if (await readyOrDead(worker)) {
        await letFallDue((killed + slots * 2) / kills);
        await pause(50 + Math.random() * 900);
      }
      worker.kill('SIGKILL');
      killed += 1;
      if (killed % 50 === 0) console.log(`${killed} kills, ${sink.mails.length} mails`);
    }
  };
  await Promise.all(Array.from({ length: slots }, slot));

  const last = startWorker();
  await readyOrDead(last);
  await letFallDue(1);
  await until(
    async () =>
      (await count(`select count(*) from messages where state = 'DELIVERED'`)) === messages,
  );
  last.kill('SIGKILL');

  const arrivals = new Map<string, number>();
  for (const mail of sink.mails) {
    arrivals.set(mail.messageId, (arrivals.get(mail.messageId) ?? 0) + 1);
  }
  const rows = await query<{ mail_message_id: string; unknowns: number }>(`
    select d.mail_message_id, count(e.id) filter (where e.what = 'OUTCOME_UNKNOWN')::int as unknowns
    from deliveries d join delivery_events e on e.delivery_id = d.id
    group by d.id, d.mail_message_id`);
  const lost = rows.filter((row) => !arrivals.has(row.mail_message_id));
  const doubled = rows.filter((row) => (arrivals.get(row.mail_message_id) ?? 0) > 1);
  const unnamed = doubled.filter(
    (row) => (arrivals.get(row.mail_message_id) ?? 0) > 1 + row.unknowns,
  );
  const unknowns = rows.reduce((sum, row) => sum + row.unknowns, 0);
  console.table({
    kills: killed,
    messages,
    arrived: sink.mails.length,
    lost: lost.length,
    'doubled, named unknown': doubled.length - unnamed.length,
    'doubled, unnamed': unnamed.length,
    unknowns,
  });

  expect(rows).toHaveLength(messages);
  expect(lost).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(await count(`select count(*) from deliveries where state <> 'DELIVERED'`)).toBe(0);
  // Never early, whoever died: each sending in the ledger lies at or after its instant.
  expect(
    await count(`select count(*) from delivery_events e join deliveries d on d.id = e.delivery_id
      where e.what in ('SENDING', 'SENT_AGAIN') and e.at < d.due_at`),
  ).toBe(0);
  // A test in which no kill hit a conversation would prove nothing.
  expect(unknowns).toBeGreaterThan(kills / 20);
});

/** Messages for one reader each, one after the other over 500 minutes from an hour from now. */
async function armMany(): Promise<void> {
  const member = await signUpMember(testApp);
  await query(
    `with due as (
       select n, gen_random_uuid() as id,
         (now() at time zone 'UTC') + interval '1 hour' + (n % 500) * interval '1 minute' as at
       from generate_series(1, ${messages}) n
     ), kept as (
       insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
         local_date, local_time, time_zone, scheduled_at, occurrence, confirmed_occurrence,
         next_step_at, created_at, updated_at)
       select '${member.familyId}', id, '${member.userId}', id::text, 'For you', 'Dear you',
         'SCHEDULED', 'DATE', at::date, date_trunc('minute', at)::time, 'UTC',
         now(), at::date, at::date, now(), now(), now()
       from due returning family_id, id)
     insert into message_recipients (family_id, id, message_id, name, email, position)
     select family_id, gen_random_uuid(), id, 'Reader', 'reader-' || id || '@example.org', 0 from kept`,
  );
}

/** Moves the workers' clock so that this part of all messages is due. */
async function letFallDue(part: number): Promise<void> {
  const minutes = 60 + Math.min(1, part) * 502;
  await query(
    `update clock_offset set offset_ms = greatest(offset_ms, ${Math.floor(minutes * 60_000)})`,
  );
  await query(`select pg_notify('clock', '')`);
}

/** Hundreds of starts: compiled once, each is the start of a built worker. */
async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@infinite\//, /^#/] },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: bundle,
      emptyOutDir: true,
      rollupOptions: {
        input: { worker: path.resolve(import.meta.dirname, 'delivery-worker.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
}

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [path.join(bundle, 'worker.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ROLE: 'worker',
      DATABASE_URL: testApp.databaseUrl,
      DATA_DIR: testApp.dataDir,
      MAIL_URL: mailUrl,
      LOG_LEVEL: 'silent',
    },
  });
  living.add(worker);
  worker.once('exit', () => living.delete(worker));
  return worker;
}

async function readyOrDead(worker: ChildProcess): Promise<boolean> {
  const exit = once(worker, 'exit').then(() => false);
  const ready = worker.stdout ? once(worker.stdout, 'data').then(() => true) : exit;
  return Promise.race([ready, exit]);
}

function query<Row>(sql: string): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql);
}

async function count(sql: string): Promise<number> {
  const [row] = await query<{ count: string }>(sql);
  return Number(row?.count);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(250);
}
