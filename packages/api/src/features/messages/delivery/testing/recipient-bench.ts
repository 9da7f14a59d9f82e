import type { OutgoingMail } from '#adapters/mailer/port.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { messageDocument, type Answer, type AnsweredMessage } from './letter-operations.ts';

/** A product with one author, whose messages reach their recipients when a test says so. */
export class RecipientBench {
  private constructor(
    readonly test: TestApp,
    readonly author: TestMember,
  ) {}

  static async start(): Promise<RecipientBench> {
    const test = await createTestApp({ now: '2041-04-01T09:00:00Z' });
    return new RecipientBench(test, await signUpMember(test, { email: 'maria@example.org' }));
  }

  /** Moves the clock and does everything that is due then. */
  async at(instant: string): Promise<void> {
    this.test.clock.set(instant);
    await this.turn();
  }

  async turn(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await runSweeps(this.test, 'plan-messages', 'remind-recipients', 'notify-authors');
      await drainJobs(this.test);
    }
  }

  /** A message that was delivered on May 4, 2041. */
  async deliver(options: Parameters<typeof armMessage>[2] = {}): Promise<string> {
    const id = await armMessage(this.test, this.author, options);
    await this.at('2041-05-04T08:00:00Z');
    return id;
  }

  arm(localDate: string, recipients: string[], author = this.author): Promise<string> {
    return armMessage(this.test, author, { trigger: { localDate }, recipients });
  }

  mailsTo(address: string): OutgoingMail[] {
    return this.test.mailer.sent.filter((mail) => mail.to.address === address);
  }

  /** The token of the newest link that was mailed to an address. */
  tokenOf(address: string): string {
    const links = this.mailsTo(address).map(({ text }) => text.match(/\/shared\/([\w-]{43})/)?.[1]);
    return links.findLast(Boolean) ?? '';
  }

  /** Sends a form of the recipient's page; gives where the reader is led. */
  async choose(token: string, form: Record<string, string>): Promise<string> {
    const answer = await this.test.server.inject({
      method: 'POST',
      url: `/shared/${token}/choices`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return `${answer.statusCode} ${String(answer.headers.location)}`;
  }

  async open(token: string): Promise<void> {
    await this.test.server.inject({ method: 'POST', url: `/shared/${token}/opened` });
  }

  async ask(document: string, variables: object = {}, cookie = this.author.cookie) {
    const answer = await graphql<Answer, object>(this.test, document, variables, cookie);
    return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
  }

  async message(id: string, cookie = this.author.cookie): Promise<AnsweredMessage> {
    const { data } = await this.ask(messageDocument, { id }, cookie);
    return data?.['message'] as unknown as AnsweredMessage;
  }

  async page(token: string): Promise<Record<string, unknown> & { choices: never }> {
    const { data } = await this.ask(pageDocument, { token }, '');
    return data?.['sharedPage'] as never;
  }

  /** Every row of the tables a recipient's page could touch. */
  async fingerprint(): Promise<string> {
    const run = (sql: string) => this.test.app.orm.em.getConnection().execute(sql);
    const rows = await Promise.all(
      tables.map((table) => run(`select * from ${table} t order by t::text`)),
    );
    return JSON.stringify(rows);
  }

  close(): Promise<void> {
    return this.test.close();
  }
}

const tables = [
  'messages',
  'deliveries',
  'delivery_events',
  'address_refusals',
  'recipient_choices',
  'delivery_companions',
  'delivery_thanks',
  'author_news',
];

const pageDocument = `query ($token: String!) { sharedPage(token: $token) {
  state from to title body openedAt choices {
    isCompanion declined remindAt canBeReminded canInvite canThank askedToStop saidNotForMe
    companions { id link address openedAt } thanks { words } } } }`;
