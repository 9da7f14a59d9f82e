import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { signUpMember } from '@infinite/api/testing/members';
import type { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { expect } from 'vitest';
import { programs } from './build-programs.ts';

/** Thousands of messages that fall due while worker processes send them, and are hurt. */
export class DeliveryCrowd {
  readonly #living = new Set<ChildProcess>();
  readonly #arrivals = new EventEmitter();

  private constructor(
    readonly testApp: TestApp,
    readonly sink: SmtpSink,
    private readonly mailUrl: string,
    readonly messages: number,
  ) {}

  static async gather(sink: SmtpSink, messages: number): Promise<DeliveryCrowd> {
    const testApp = await createTestApp();
    const crowd = new DeliveryCrowd(testApp, sink, await sink.listen(), messages);
    // A server that thinks a little: the moment between 'handed over' and 'acknowledged' is wide.
    sink.pauseMs = () => {
      crowd.#arrivals.emit('mail');
      return Math.random() * 60;
    };
    await crowd.#arm();
    return crowd;
  }

  async disperse(): Promise<void> {
    for (const worker of this.#living) worker.kill('SIGKILL');
    await this.sink.close();
    await this.testApp.close();
  }

  startWorker(databaseUrl = this.testApp.databaseUrl): ChildProcess {
    const worker = spawn(process.execPath, [path.join(programs, 'delivery-worker.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NODE_COMPILE_CACHE: path.join(programs, 'compiled'),
        ROLE: 'worker',
        DATABASE_URL: databaseUrl,
        DATA_DIR: this.testApp.dataDir,
        MAIL_URL: this.mailUrl,
        LOG_LEVEL: 'silent',
      },
    });
    this.#living.add(worker);
    worker.once('exit', () => this.#living.delete(worker));
    return worker;
  }

  /** Resolves with the next mail that is handed over, before the server's word about it. */
  async nextArrival(): Promise<void> {
    await once(this.#arrivals, 'mail');
  }

  /** Moves the workers' clock so that this part of all messages is due. */
  async letFallDue(part: number): Promise<void> {
    await this.#moveTo(60 + Math.min(1, part) * 502);
  }

  /**
   * Moves the workers' clock on to the next attempt, until each delivery has come to rest. A message
   * whose planning was cut off twice is planned again a quarter of an hour later.
   */
  async untilAllRest(): Promise<void> {
    await this.#moveTo(562);
    for (;;) {
      const [now] = await this.query<{ resting: number; sending: number; minutes: number | null }>(`
        select count(*) filter (where state in ('DELIVERED', 'UNRESOLVED'))::int as resting,
          count(*) filter (where state = 'SENDING')::int as sending,
          (extract(epoch from least(min(next_attempt_at),
            (select min(next_step_at) from messages)) - now()) / 60)::float as minutes
        from deliveries`);
      if (now?.resting === this.messages) return;
      if (now?.sending === 0 && now.minutes !== null) await this.#moveTo(now.minutes + 1);
      await pause(100);
    }
  }

  /** None lost, none doubled but the named unknowns, none failed, none early. */
  async expectEachOnce(hurt: Record<string, number>): Promise<{ unknowns: number }> {
    const arrivals = new Map<string, number>();
    for (const mail of this.sink.mails) {
      arrivals.set(mail.messageId, (arrivals.get(mail.messageId) ?? 0) + 1);
    }
    const rows = await this.query<{ mail_message_id: string; unknowns: number; state: string }>(`
      select d.mail_message_id, d.state,
        count(e.id) filter (where e.what in ('OUTCOME_UNKNOWN', 'UNRESOLVED'))::int as unknowns
      from deliveries d join delivery_events e on e.delivery_id = d.id
      group by d.id, d.mail_message_id, d.state`);
    const lost = rows.filter(
      (row) => row.state === 'DELIVERED' && !arrivals.has(row.mail_message_id),
    );
    const doubled = rows.filter((row) => (arrivals.get(row.mail_message_id) ?? 0) > 1);
    const unnamed = doubled.filter(
      (row) => (arrivals.get(row.mail_message_id) ?? 0) > 1 + row.unknowns,
    );
    const unknowns = rows.reduce((sum, row) => sum + row.unknowns, 0);
    console.table({
      ...hurt,
      messages: this.messages,
      arrived: this.sink.mails.length,
      lost: lost.length,
      'doubled, named unknown': doubled.length - unnamed.length,
      'doubled, unnamed': unnamed.length,
      'known from the journal': await this.count(
        `select count(*) from delivery_events where why = 'THE_JOURNAL_KNEW'`,
      ),
      unresolved: rows.filter((row) => row.state === 'UNRESOLVED').length,
      unknowns,
    });
    expect(rows).toHaveLength(this.messages);
    expect(lost).toEqual([]);
    expect(unnamed).toEqual([]);
    expect(
      rows.filter((row) => row.state === 'UNRESOLVED' && row.unknowns < 3),
      'what rests as unresolved was named each time',
    ).toEqual([]);
    // Never early, whichever process died: each sending in the ledger is at or after its instant.
    expect(
      await this
        .count(`select count(*) from delivery_events e join deliveries d on d.id = e.delivery_id
        where e.what in ('SENDING', 'SENT_AGAIN') and e.at < d.due_at`),
    ).toBe(0);
    return { unknowns };
  }

  query<Row>(sql: string): Promise<Row[]> {
    return this.testApp.app.orm.em.getConnection().execute<Row[]>(sql);
  }

  async count(sql: string): Promise<number> {
    const [row] = await this.query<{ count: string }>(sql);
    return Number(row?.count);
  }

  async #moveTo(minutes: number): Promise<void> {
    await this.query(
      `update clock_offset set offset_ms = greatest(offset_ms, ${Math.floor(minutes * 60_000)})`,
    );
    await this.query(`select pg_notify('clock', '')`);
  }

  /** Messages for one reader each, one after the other over 500 minutes from an hour from now. */
  async #arm(): Promise<void> {
    const member = await signUpMember(this.testApp);
    await this.query(
      `with due as (
         select n, gen_random_uuid() as id,
           (now() at time zone 'UTC') + interval '1 hour' + (n % 500) * interval '1 minute' as at
         from generate_series(1, ${this.messages}) n
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
}

export async function readyOrDead(worker: ChildProcess): Promise<boolean> {
  const exit = once(worker, 'exit').then(() => false);
  const ready = worker.stdout ? once(worker.stdout, 'data').then(() => true) : exit;
  return Promise.race([ready, exit]);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
