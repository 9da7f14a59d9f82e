import {
  NewsletterChoicesDocument,
  NewsletterConfirmationDocument,
} from '@infinite/schema/generated/graphql';
import { newContext, type RequestContext } from '#platform/context.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { forgetNewsletterSweep } from '#features/publishing/newsletter/jobs/forget-newsletter.sweep.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { suppress } from '#features/publishing/newsletter/suppression.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

type AppOptions = Parameters<typeof createTestApp>[0];
type Fields = Record<string, string>;

/** The application with helpers of the newsletter's tests. */
export class NewsletterBench {
  private constructor(readonly test: TestApp) {}

  static async open(options: AppOptions = {}): Promise<NewsletterBench> {
    return new NewsletterBench(await createTestApp({ now: '2041-04-01T09:00:00Z', ...options }));
  }

  close(): Promise<void> {
    return this.test.close();
  }

  system(): RequestContext {
    return newContext(this.test.app, { kind: 'system', job: 'test' });
  }

  run<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.test.app.orm.em.getConnection().execute<Row[]>(sql, values);
  }

  post(url: string, fields: Fields | string = {}, remoteAddress = anyNetwork(), more: Fields = {}) {
    return this.test.server.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  ask(email: string, more: Fields = {}, remoteAddress?: string) {
    return this.post('/newsletter/subscribe', { email, ...more }, remoteAddress);
  }

  askInJson(email: string, more: Fields = {}, remoteAddress?: string) {
    const accept = { accept: 'application/json' };
    return this.post('/newsletter/subscribe', { email, ...more }, remoteAddress, accept);
  }

  /** Every mail since the last call. */
  async mailsSent() {
    await drainJobs(this.test, 'send-subscribe-mail');
    return this.test.mailer.sent.splice(0);
  }

  async confirmationToken(email: string): Promise<string> {
    const mails = await this.mailsSent();
    const mail = mails.find(({ to }) => to.address === email);
    const token = /\/newsletter\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`no link to confirm went to ${email}`);
    return token;
  }

  async confirmation(token: string) {
    const { data } = await graphql(this.test, NewsletterConfirmationDocument, { token });
    return data!.newsletterConfirmation;
  }

  async choices(token: string) {
    const { data } = await graphql(this.test, NewsletterChoicesDocument, { token });
    return data!.newsletterChoices ?? null;
  }

  /** A subscriber, inserted directly. */
  async subscribed(email: string, columns: Record<string, unknown> = {}): Promise<string> {
    const id = newId();
    const now = this.test.app.clock.now().toString();
    const row = { id, email, email_key: email.toLowerCase(), state: 'ACTIVE', place: 'PAGE' };
    const all = { ...row, created_at: now, confirmed_at: now, ...columns };
    await this.run(
      `insert into newsletter_subscribers (${Object.keys(all).join()})
       values (${Object.keys(all)
         .map(() => '?')
         .join()})`,
      Object.values(all),
    );
    return id;
  }

  async suppressed(email: string): Promise<string> {
    const id = await this.subscribed(email);
    await inTransaction(this.system(), async (ctx) => {
      const subscriber = await subscriberById(ctx, id);
      await suppress(ctx, subscriber!, { reason: 'COMPLAINT', detail: 'reported' });
    });
    return id;
  }

  choicesLink(subscriberId: string): string {
    return new IssueLinks(this.test.app).write('choices', { subscriberId, issueId: null });
  }

  async stateOf(emailKey: string): Promise<string | undefined> {
    const [row] = await this.run<{ state: string }>(
      `select state from newsletter_subscribers where email_key = ?`,
      [emailKey],
    );
    return row?.state;
  }

  async actsOf(emailKey: string): Promise<string[]> {
    const rows = await this.run<{ act: string }>(
      `select c.act || ' ' || c.place as act from newsletter_consents c
       join newsletter_subscribers s on s.id = c.subscriber_id
       where s.email_key = ? order by c.id`,
      [emailKey],
    );
    return rows.map(({ act }) => act);
  }

  forget(): Promise<void> {
    return forgetNewsletterSweep.run(this.system());
  }
}

/** A network of its own, so that no rate limit applies. */
function anyNetwork(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
