import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signStandard } from '#platform/http/standard-signature.ts';
import {
  head,
  type Head,
  inboundSecret,
  inboxCallers,
} from '#features/publishing/enquiries/testing/inbox-callers.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: { cookie: string; userId: string };
let made = 0;
let { rows, as, written, answer, threadOf, post, reply } = {} as ReturnType<typeof inboxCallers>;
beforeAll(async () => {
  test = await createTestApp({
    env: { INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_ADDRESS: 'help@family.example' },
  });
  ann = await signUpMember(test, { role: 'admin' });
  ({ rows, as, written, answer, threadOf, post, reply } = inboxCallers(test, ann));
});
// Each test has the hour to itself.
beforeEach(() => test.clock.advance({ hours: 2 }));
afterAll(() => test.close());

describe('an email that comes in', () => {
  const answeredIn = async () => {
    const enquiry = await written();
    await answer(ann, enquiry, { close: true });
    const before = test.mailer.sent.length;
    await drainJobs(test, 'send-enquiry-answers');
    return { ...enquiry, mailId: test.mailer.sent[before]!.messageId };
  };

  it('reopens the enquiry it answers, is unread, and notifies support', async () => {
    const enquiry = await answeredIn();
    const taken = await reply({
      from: enquiry.email,
      subject: `Re: Your message [${enquiry.reference}]`,
      answers: enquiry.mailId,
      text: 'Then ten, please.\r\n\r\n> Yes, we do.',
    });
    expect(taken.statusCode).toBe(204);
    const thread = await threadOf(enquiry.id);
    expect(thread.enquiry).toMatchObject({ state: 'OPEN', unread: true, answeredBy: null });
    expect(thread.entries.map(({ kind }) => kind)).toEqual(['ANSWER', 'REPLY']);
    const before = test.mailer.sent.length;
    await drainJobs(test, 'mail-enquiry');
    expect(
      test.mailer.sent
        .slice(before)
        .map(({ text }) => text)
        .join(),
    ).toContain('Then ten, please.');
    await as(ann, 'mutation ($id: ID!) { readEnquiry(id: $id) { unread } }', { id: enquiry.id });
    expect((await threadOf(enquiry.id)).enquiry).toMatchObject({ unread: false });
  });

  it('is stored once, however often it comes', async () => {
    const enquiry = await answeredIn();
    const mail = {
      from: enquiry.email,
      subject: `[${enquiry.reference}]`,
      answers: enquiry.mailId,
      id: 'once@example.org',
    };
    expect((await reply(mail)).statusCode).toBe(204);
    expect((await reply(mail)).statusCode).toBe(204);
    await Promise.all([reply(mail), reply(mail)]);
    const { entries, enquiry: after } = await threadOf(enquiry.id);
    expect(entries).toHaveLength(2);
    expect(after.version).toBe(3);
  });

  it('with another’s number is an enquiry of its own, and not in their thread', async () => {
    const enquiry = await answeredIn();
    const count = 'select count(*)::int from enquiries';
    const [before] = await rows<{ count: number }>(count);
    await reply({ from: 'stranger@example.org', subject: `Re: [${enquiry.reference}]` });
    const thread = await threadOf(enquiry.id);
    expect(thread.entries).toHaveLength(1);
    expect(thread.enquiry.state).toBe('CLOSED');
    expect(await rows(count)).toEqual([{ count: (before?.count ?? 0) + 1 }]);
    const { data } = await as<{ enquiries: { nodes: (Head & { kind: string })[] } }>(
      ann,
      `{ enquiries(search: "stranger@example.org") { nodes { ${head} kind details { name value } } } }`,
    );
    const [own] = data!.enquiries.nodes;
    expect(own).toMatchObject({ kind: 'EMAIL', state: 'OPEN', unread: true });
    expect(own?.reference).not.toBe(enquiry.reference);
    // Its answer carries its own number.
    await answer(ann, own!);
    const sent = test.mailer.sent.length;
    await drainJobs(test, 'send-enquiry-answers');
    expect(test.mailer.sent[sent]).toMatchObject({
      to: { address: 'stranger@example.org' },
      subject: `Re: Your message to Infinite Connections [${own?.reference}]`,
    });
  });

  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['List-Id: <family.example.org>'],
    ['Return-Path: <>'],
  ])('with "%s" is kept and marked, and nothing follows from it', async (header) => {
    const enquiry = await answeredIn();
    await drainJobs(test);
    const before = test.mailer.sent.length;
    const away = { subject: `Away [${enquiry.reference}]`, answers: enquiry.mailId };
    for (let times = 0; times < 3; times += 1) {
      await reply({ from: enquiry.email, ...away, extra: [header] });
    }
    await reply({ from: `robot${(made += 1)}@example.org`, extra: [header] });
    await drainJobs(test);
    expect(test.mailer.sent.length).toBe(before);
    const thread = await threadOf(enquiry.id);
    expect(thread.enquiry).toMatchObject({ state: 'CLOSED', version: 2 });
    expect(thread.entries.map(({ automatic }) => automatic)).toEqual([false, true, true, true]);
    expect(
      await rows(`select count(*)::int from enquiries where kind = 'EMAIL' and answered_at is null
        and email like 'robot%'`),
    ).toEqual([{ count: 0 }]);
  });

  it('that this installation sent itself waits for nobody', async () => {
    const { data } = await as<{ enquiries: { totalCount: number } }>(
      ann,
      '{ enquiries(answered: false) { totalCount } }',
    );
    await reply({ from: 'post@example.org' });
    // What it tells support is not stored either.
    const [before] = await rows<{ count: number }>('select count(*)::int from enquiries');
    const notice = { id: 'enquiry.0198c0de-0000-7000-8000-000000000000@localhost' };
    expect((await reply({ from: 'post@example.org', ...notice })).statusCode).toBe(204);
    expect(await rows('select count(*)::int from enquiries')).toEqual([before]);
    await reply({ from: 'help@family.example' });
    const after = await as(ann, '{ enquiries(answered: false) { totalCount } }');
    expect(after.data).toEqual(data);
  });

  it.each([
    ['a wrong signature', { 'webhook-signature': 'v1,AAAA' }],
    ['a signature for another moment', { 'webhook-timestamp': '1700000000' }],
    ['no signature', { 'webhook-signature': '' }],
  ])('with %s is refused', async (_, headers) => {
    const answered = await post(['From: ann@example.org', '', 'Hello'], headers);
    expect(answered.statusCode).toBe(403);
    expect(answered.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused after five minutes, when somebody repeats it', async () => {
    const seconds = Math.floor(test.clock.now().epochMilliseconds / 1000);
    const body = Buffer.from('From: ann@example.org\r\n\r\nHello');
    const headers = {
      ...signStandard(inboundSecret, { id: 'one', seconds, body }),
      'content-type': 'message/rfc822',
    };
    const send = () =>
      test.server.inject({ method: 'POST', url: '/api/inbound/mail', headers, payload: body });
    expect((await send()).statusCode).toBe(204);
    test.clock.advance({ minutes: 6 });
    expect((await send()).statusCode).toBe(403);
  });

  it('of another media type, too large, or without a sender gets a clear refusal', async () => {
    const json = await post(['{}'], { 'content-type': 'application/json' });
    expect(json.statusCode).toBe(415);
    const large = await post(['From: a@example.org', '', 'x'.repeat(inboxLimits.mailBytes)]);
    expect(large.statusCode).toBe(413);
    const nobody = await post(['Subject: Hello', '', 'Hello']);
    expect(nobody.statusCode).toBe(400);
    expect(nobody.json()).toMatchObject({ message: 'The email names no sender.' });
  });
});
