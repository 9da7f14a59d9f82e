import {
  CreateNewsletterIssueDocument,
  MoveNewsletterIssueDocument,
  NewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
} from '@infinite/schema/generated/graphql';
import { expect } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { sendIssues } from '#features/publishing/newsletter/send-issues.ts';
import { NewsletterBench } from '#features/publishing/newsletter/testing/newsletter-bench.ts';
import { newId } from '#platform/database/id.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { SmtpSink } from '#testing/smtp-sink.ts';

type Act = 'SEND' | 'UNSCHEDULE' | 'PAUSE' | 'RESUME' | 'CANCEL';
type Input = Parameters<typeof inputOf>[0];

/** Issues to many, through a real mailer into a real SMTP server on this machine. */
export class IssueBench {
  private constructor(
    readonly bench: NewsletterBench,
    readonly sink: SmtpSink,
    readonly admin: TestMember,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<IssueBench> {
    const sink = new SmtpSink();
    const url = await sink.listen();
    const mailer = new SmtpMailer(url, 'Infinite Connections <post@example.org>');
    const bench = await NewsletterBench.open({ mailer, env });
    return new IssueBench(bench, sink, await signUpMember(bench.test, { role: 'admin' }));
  }

  async close(): Promise<void> {
    await this.bench.close();
    await this.sink.close();
  }

  /** Between tests: nobody subscribed, nothing sent, every mail taken. */
  async clear(): Promise<void> {
    await this.bench.run('truncate newsletter_issues, newsletter_subscribers cascade');
    await this.bench.run('truncate newsletter_suppressions');
    await this.bench.run(
      `update newsletter_settings set rate_per_second = 500, sent_until = 'epoch'`,
    );
    this.sink.mails.splice(0);
    this.sink.answer = () => 'accept';
    this.sink.pauseMs = () => 0;
  }

  rate(perSecond: number): Promise<object[]> {
    return this.bench.run('update newsletter_settings set rate_per_second = ?', [perSecond]);
  }

  /** So many on the list, as `reader-0@example.org` and on, by one statement. */
  async readers(count: number, columns: Record<string, string> = {}): Promise<void> {
    const names = Object.keys(columns).map((name) => `, ${name}`);
    const values = Object.values(columns).map((value) => `, '${value}'`);
    await this.bench.run(
      `insert into newsletter_subscribers (id, email, email_key, state, place, created_at,
         confirmed_at${names.join('')})
       select uuidv7(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org',
         'ACTIVE', 'PAGE', ?, ?${values.join('')} from generate_series(0, ?) as n`,
      [this.now(), this.now(), count - 1],
    );
  }

  now(): string {
    return this.bench.test.clock.now().toString();
  }

  async article(title: string, more: Record<string, unknown> = {}): Promise<string> {
    const id = newId();
    const row = { state: 'PUBLISHED', published_at: this.now(), category: 'FAMILY_TREES', ...more };
    await this.bench.run(
      `insert into blog_posts (id, slug, title, excerpt, body, author, category, tags, emoji,
         word_count, state, published_at, created_at, updated_at)
       values (?, ?, ?, 'What we found in a drawer.', 'It was late.', 'Ann', ?, '{}', '📼', 660, ?,
         ?, ?, ?)`,
      [id, `s${id}`, title, row.category, row.state, row.published_at, this.now(), this.now()],
    );
    return id;
  }

  async write(input: Input = {}, clientId?: string) {
    const { cookie } = this.admin;
    const answer = await graphql(
      this.bench.test,
      CreateNewsletterIssueDocument,
      { input: inputOf(input), clientId },
      cookie,
    );
    expect(answer.errors).toEqual([]);
    return answer.data!.createNewsletterIssue;
  }

  async read(id: string) {
    const { cookie } = this.admin;
    const answer = await graphql(this.bench.test, NewsletterIssueDocument, { id }, cookie);
    return answer.data!.newsletterIssue;
  }

  async move(id: string, act: Act) {
    const { version } = await this.read(id);
    const { cookie } = this.admin;
    const variables = { id, version, act };
    return graphql(this.bench.test, MoveNewsletterIssueDocument, variables, cookie);
  }

  schedule(id: string, version: number, at: { localDate: string; localTime: string }) {
    const variables = { id, version, at: { ...at, timeZone: 'Europe/Lisbon' } };
    return graphql(this.bench.test, ScheduleNewsletterIssueDocument, variables, this.admin.cookie);
  }

  /** An issue that has begun to leave. */
  async sending(input: Input = {}) {
    const { id } = await this.write(input);
    const { errors } = await this.move(id, 'SEND');
    expect(errors).toEqual([]);
    return id;
  }

  pass(): Promise<void> {
    return sendIssues(this.bench.system());
  }

  /** Passes of the sender, a second apart, until the issue is as wanted. */
  async until(id: string, state: string): Promise<void> {
    for (let seconds = 0; seconds < 400; seconds += 1) {
      await this.pass();
      if ((await this.read(id)).state === state) return;
      this.bench.test.clock.advance({ seconds: 1 });
    }
    throw new Error(`the issue did not become ${state}`);
  }

  recipientsOfMails(): string[] {
    return this.sink.mails.flatMap(({ to }) => to).sort();
  }
}

function inputOf(more: {
  subject?: string;
  preview?: string;
  intro?: string;
  postIds?: string[];
  segment?: object;
}) {
  const segment = { interests: [], paces: [], ...more.segment };
  return {
    subject: 'A voice in a drawer',
    preview: 'What we found',
    intro: 'It was **late**.',
    postIds: [],
    ...more,
    segment,
  };
}
