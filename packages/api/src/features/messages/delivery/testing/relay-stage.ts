import { afterEach, beforeEach } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { newContext, type RequestContext } from '#platform/context.ts';
import { deliveryAlarms } from '#features/messages/delivery/alarms.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { SmtpSink } from '#testing/smtp-sink.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** The application beside a relay that behaves as badly as relays do, an hour before a delivery. */
export class RelayStage {
  testApp!: TestApp;
  member!: TestMember;
  sink!: SmtpSink;

  /** Sets up before each test of the file, and clears away after it. */
  static forEachTest(): RelayStage {
    const stage = new RelayStage();
    beforeEach(async () => {
      stage.sink = new SmtpSink();
      const url = await stage.sink.listen();
      const mailer = new SmtpMailer(url, 'Infinite Connections <post@example.org>');
      stage.testApp = await createTestApp({ now: '2041-05-04T07:00:00Z', mailer });
      stage.member = await signUpMember(stage.testApp, { email: 'maria@example.org' });
    });
    afterEach(async () => {
      await stage.testApp.close();
      await stage.sink.close();
    });
    return stage;
  }

  system(): RequestContext {
    return newContext(this.testApp.app, { kind: 'system', job: 'test' });
  }

  /** Lets the engine do everything that is due at an instant. */
  async at(instant: string): Promise<void> {
    this.testApp.clock.set(instant);
    for (let round = 0; round < 2; round += 1) {
      await sweepOnce(this.system());
      await drainJobs(this.testApp, 'send-notice', 'send-deliveries');
    }
  }

  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.testApp.app.orm.em.getConnection().execute<Row[]>(sql, values);
  }

  /** 'name STATE' of each delivery. */
  async states(): Promise<string[]> {
    const rows = await this.query<{ s: string }>(
      `select recipient_name || ' ' || state as s from deliveries order by 1`,
    );
    return rows.map((row) => row.s);
  }

  sentTo(name: string): number {
    return this.sink.mails.filter((mail) => mail.to[0]?.startsWith(name)).length;
  }

  /** How often something stands in the ledger. */
  async events(what: string): Promise<number> {
    return (await this.query(`select 1 from delivery_events where what = ?`, [what])).length;
  }

  async alarms(): Promise<Alarm[]> {
    const found = await Promise.all(deliveryAlarms.map((probe) => probe.find(this.system())));
    return found.flat();
  }
}

/** The instant of the deliveries of these tests. */
export const due = '2041-05-04T08:00:00Z';

export function after(minutes: number): string {
  return new Date(Date.parse(due) + minutes * 60_000).toISOString().replace('.000', '');
}

/** Addresses of as many readers. */
export function readers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `reader${index + 10}@example.org`);
}
