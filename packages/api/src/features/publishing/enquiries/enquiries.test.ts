import { enquiryLimits, enquiryRateLimits } from '@infinite/schema/catalogue/enquiries';
import { SendEnquiryDocument } from '@infinite/schema/generated/graphql';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let made = 0;
beforeAll(async () => {
  test = await createTestApp();
});
// Each test has the hour to itself.
beforeEach(() => test.clock.advance({ hours: 2 }));
afterAll(() => test.close());

const rows = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const enquiry = (change: object = {}) => ({
  kind: 'CONTACT' as const,
  name: 'Ann Larkin',
  email: `ann${(made += 1)}@example.org`,
  topic: 'sales',
  message: 'Do you print in Norway?\n\nAnn',
  ...change,
});
const send = (change: object = {}, cookie?: string) =>
  graphql(test, SendEnquiryDocument, { input: enquiry(change) }, cookie);

async function tokenNow(): Promise<string> {
  const answer = await test.server.inject({ url: '/api/form-token' });
  return answer.json<{ token: string }>().token;
}

describe('an enquiry', () => {
  it('is kept, and mailed to support once, so that an answer goes to its writer', async () => {
    const { data } = await send({ email: 'writer@example.org' });
    const reference = data?.sendEnquiry.reference;
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const before = test.mailer.sent.length;
    await drainJobs(test, 'mail-enquiry');
    const sent = test.mailer.sent.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      purpose: 'notice',
      to: { address: test.app.config.supportEmail },
      subject: `Enquiry from Ann Larkin [${reference}]`,
      headers: { 'Reply-To': 'writer@example.org' },
    });
    expect(sent[0]?.text).toContain('Do you print in Norway?');
    expect(sent[0]?.text).toContain('About: Plans and prices');
  });

  it('sends its writer nothing: the address may be anybody’s', async () => {
    await send({ email: 'somebody.else@example.org' });
    await drainJobs(test);
    expect(test.mailer.sent.map(({ to }) => to.address)).not.toContain('somebody.else@example.org');
  });

  it('keeps the fields of its own kind, and drops those of others', async () => {
    await send({
      kind: 'PRINTING',
      topic: 'sales',
      name: 'Per',
      book: 'recipes',
      size: 'heirloom',
      pages: 96,
      copies: 3,
      country: 'Norway',
      message: null,
    });
    const [row] = await rows(
      `select kind, topic, message, details from enquiries where name = 'Per'`,
    );
    expect(row).toEqual({
      kind: 'PRINTING',
      topic: null,
      message: '',
      details: { book: 'recipes', size: 'heirloom', pages: 96, copies: 3, country: 'Norway' },
    });
  });

  it('says which field needs another look, and keeps nothing meanwhile', async () => {
    const [before] = await rows<{ count: number }>('select count(*)::int from enquiries');
    const { errors } = await send({ name: ' ', email: 'nobody', message: '\n', topic: 'spam' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        name: words.nameMissing,
        email: 'Please enter a valid email',
        topic: words.topicMissing,
        message: words.messageMissing,
      },
    });
    expect(await rows('select count(*)::int from enquiries')).toEqual([before]);
  });

  it('names its writer when they are signed in, and outlives their account', async () => {
    const member = await signUpMember(test);
    await send({ name: 'A member' }, member.cookie);
    const kept = () => rows(`select member_id from enquiries where name = 'A member'`);
    expect(await kept()).toEqual([{ member_id: member.userId }]);
    await rows(`delete from sessions where user_id = ?`, [member.userId]);
    await rows(`delete from memberships where user_id = ?`, [member.userId]);
    await rows(`delete from users where id = ?`, [member.userId]);
    expect(await kept()).toEqual([{ member_id: null }]);
  });

  it('cannot break out of a header, whatever it carries', async () => {
    const name = 'Ann\r\nBcc: all@example.org\u2028X: y';
    expect((await send({ name })).errors).toEqual([]);
    const before = test.mailer.sent.length;
    await drainJobs(test, 'mail-enquiry');
    expect(test.mailer.sent[before]?.subject).not.toMatch(/[\r\n\u2028]/);
    const { errors } = await send({ email: 'ann@example.org\r\nBcc: all@example.org' });
    expect(errors[0]?.extensions?.fields).toHaveProperty('email');
  });

  it('is forgotten after two years', async () => {
    await send({ name: 'Long ago' });
    const { forgetEnquiries } =
      await import('#features/publishing/enquiries/jobs/forget-enquiries.sweep.ts');
    const { newContext } = await import('#platform/context.ts');
    const sweep = () =>
      forgetEnquiries.run(newContext(test.app, { kind: 'system', job: forgetEnquiries.name }));
    test.clock.advance({ hours: 24 * (enquiryLimits.keepDays - 1) });
    await sweep();
    expect(await rows(`select 1 from enquiries where name = 'Long ago'`)).toHaveLength(1);
    test.clock.advance({ hours: 48 });
    await sweep();
    expect(await rows(`select 1 from enquiries where name = 'Long ago'`)).toHaveLength(0);
  });
});

describe('against programs that fill in forms', () => {
  it('refuses a filled honeypot, openly', async () => {
    const { errors } = await send({ website: 'https://example.org' });
    expect(errors[0]?.extensions?.fields).toEqual({ website: words.honeypotFilled });
  });

  it('refuses a form that was sent faster than people write, and one of long ago', async () => {
    const formToken = await tokenNow();
    expect((await send({ formToken })).errors[0]?.message).toBe(words.tooFast);
    test.clock.advance({ seconds: enquiryLimits.fillSeconds });
    expect((await send({ formToken })).errors).toEqual([]);
    test.clock.advance({ hours: enquiryLimits.tokenHours + 1 });
    expect((await send({ formToken })).errors[0]?.message).toBe(words.tokenOld);
  });

  it.each(['x', '1.abc', `1700000000.${'A'.repeat(43)}`])(
    'refuses the token %j',
    async (formToken) => {
      expect((await send({ formToken })).errors[0]?.message).toBe(words.tokenOld);
    },
  );

  it('takes so many enquiries from one address, and says how else to reach us', async () => {
    const formToken = await tokenNow();
    test.clock.advance({ seconds: 10 });
    const email = 'eager@example.org';
    for (let sent = 0; sent < enquiryRateLimits.perEmail.max; sent += 1) {
      expect((await send({ email, formToken })).errors).toEqual([]);
    }
    const { errors } = await send({ email: 'Eager@Example.org', formToken });
    expect(errors[0]).toMatchObject({
      message: words.limited,
      extensions: { code: 'RATE_LIMITED' },
    });
  });

  it('takes fewer without a token, and counts no mistake', async () => {
    for (let tries = 0; tries < 30; tries += 1) await send({ message: '' });
    const { max } = enquiryRateLimits.plainPerNetwork;
    for (let sent = 0; sent < max; sent += 1) expect((await send()).errors).toEqual([]);
    expect((await send()).errors[0]?.extensions?.code).toBe('RATE_LIMITED');
  });
});

describe('the console’s list', () => {
  it('pages by cursor, filters, opens, and audits an answer under its number', async () => {
    const admin = await signUpMember(test, { role: 'admin' });
    const ask = <Data>(query: string) => graphql<Data, object>(test, query, {}, admin.cookie);
    for (const name of ['Una', 'Bea', 'Cato'])
      await send({ name, kind: 'ASSISTANCE', ancestor: 'Ole' });
    const list = `nodes { id name answeredAt } totalCount pageInfo { hasNextPage endCursor }`;
    type List = {
      enquiries: {
        nodes: { id: string; name: string }[];
        totalCount: number;
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    };
    const first = await ask<List>(`{ enquiries(kind: ASSISTANCE, first: 2) { ${list} } }`);
    expect(first.data?.enquiries.nodes.map(({ name }) => name)).toEqual(['Cato', 'Bea']);
    expect(first.data?.enquiries.totalCount).toBe(3);
    const after = first.data?.enquiries.pageInfo.endCursor;
    const next = await ask<List>(`{ enquiries(kind: ASSISTANCE, after: "${after}") { ${list} } }`);
    expect(next.data?.enquiries.nodes.map(({ name }) => name)).toEqual(['Una']);
    const id = next.data?.enquiries.nodes[0]?.id;
    const answeredBy: unknown[] = [];
    for (const answered of [true, true, false]) {
      const { data } = await ask<{ markEnquiryAnswered: { answeredBy: string | null } }>(
        `mutation { markEnquiryAnswered(id: "${id}", answered: ${answered}) { answeredBy } }`,
      );
      answeredBy.push(data?.markEnquiryAnswered.answeredBy);
    }
    expect(answeredBy).toEqual([memberName(admin.userId), memberName(admin.userId), null]);
    const lines = await rows(
      `select action, subject_name = (select reference from enquiries where id = ?) as number_only
       from audit_events where subject_id = ? order by seq`,
      [id, id],
    );
    expect(lines).toEqual([
      { action: 'enquiry.answer', number_only: true },
      { action: 'enquiry.reopen', number_only: true },
    ]);
    const found = await ask<List>(`{ enquiries(search: "una", answered: false) { ${list} } }`);
    expect(found.data?.enquiries.nodes.map(({ name }) => name)).toEqual(['Una']);
  });
});
