import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { signStandard } from '#platform/http/standard-signature.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const secret = 'a secret of the mail server, long';
let test: TestApp;
let ann: { cookie: string; userId: string };
let bea: { cookie: string; userId: string };
let made = 0;
beforeAll(async () => {
  test = await createTestApp({
    env: { INBOUND_MAIL_SECRET: secret, INBOUND_MAIL_ADDRESS: 'help@family.example' },
  });
  ann = await signUpMember(test, { role: 'admin' });
  bea = await signUpMember(test, { role: 'admin' });
});
// Each test has the hour to itself.
beforeEach(() => test.clock.advance({ hours: 2 }));
afterAll(() => test.close());

const rows = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const as = <Data>(who: { cookie: string }, query: string, variables: object = {}) =>
  graphql<Data, object>(test, query, variables, who.cookie);

interface Head {
  id: string;
  reference: string;
  version: number;
  state: string;
}
const head = 'id reference version state unread assignee { username } answeredBy';

/** An enquiry through the form, as an operator sees it. */
async function written(change: object = {}): Promise<Head & { email: string }> {
  const email = `writer${(made += 1)}@example.org`;
  const input = { kind: 'CONTACT', name: 'Per Lie', email, topic: 'sales', message: 'Prints?' };
  const sent = await graphql<{ sendEnquiry: { reference: string } }, object>(
    test,
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { reference } }',
    { input: { ...input, ...change } },
  );
  const reference = sent.data?.sendEnquiry.reference ?? '';
  const { data } = await as<{ enquiries: { nodes: Head[] } }>(
    ann,
    `query ($search: String) { enquiries(search: $search) { nodes { ${head} } } }`,
    { search: reference },
  );
  return { ...data!.enquiries.nodes[0]!, email };
}

const answer = (who: { cookie: string }, of: Head, change: object = {}) =>
  as<{ answerEnquiry: Head }>(
    who,
    `mutation ($input: EnquiryAnswerInput!) { answerEnquiry(input: $input) { ${head} } }`,
    {
      input: {
        id: of.id,
        version: of.version,
        body: 'Yes, we do.\n\nAnn',
        close: false,
        clientId: `client-${(made += 1)}`,
        ...change,
      },
    },
  );

interface Entry {
  id: string;
  kind: string;
  body: string;
  author: string;
  automatic: boolean;
  delivery: string | null;
  problem: string | null;
  attachments: string[];
}
async function threadOf(id: string) {
  const { data } = await as<{ enquiryThread: { enquiry: Head; entries: Entry[] } }>(
    ann,
    `query ($id: ID!) { enquiryThread(id: $id) { enquiry { ${head} }
       entries { id kind body author automatic delivery problem attachments } } }`,
    { id },
  );
  return data!.enquiryThread;
}

function post(lines: readonly string[], change: Record<string, string> = {}) {
  const body = Buffer.from(lines.join('\r\n'));
  const seconds = Math.floor(test.clock.now().epochMilliseconds / 1000);
  return test.server.inject({
    method: 'POST',
    url: '/api/inbound/mail',
    headers: {
      ...signStandard(secret, { id: `in-${(made += 1)}`, seconds, body }),
      'content-type': 'message/rfc822',
      ...change,
    },
    payload: body,
  });
}

interface Reply {
  from: string;
  subject?: string;
  answers?: string;
  id?: string;
  text?: string;
  extra?: readonly string[];
}
const reply = ({ from, subject, answers, id, text, extra = [] }: Reply) =>
  post([
    `From: Per <${from}>`,
    `Subject: ${subject ?? 'Re: hello'}`,
    `Message-ID: <${id ?? `reply${(made += 1)}@example.org`}>`,
    ...(answers ? [`In-Reply-To: <${answers}>`] : []),
    ...extra,
    '',
    text ?? 'Thank you!',
  ]);

describe('an answer', () => {
  it('goes out once by email, with the number, in the thread of what it answers', async () => {
    const enquiry = await written();
    const clientId = 'the same press';
    const first = await answer(ann, enquiry, { clientId });
    expect(first.data?.answerEnquiry).toMatchObject({
      state: 'WAITING',
      version: 2,
      answeredBy: memberName(ann.userId),
    });
    // The response was lost, and the caller tries again.
    const again = await answer(ann, enquiry, { clientId });
    expect(again.data?.answerEnquiry.version).toBe(2);

    const before = test.mailer.sent.length;
    await drainJobs(test, 'send-enquiry-answers');
    const sent = test.mailer.sent.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      purpose: 'account',
      to: { address: enquiry.email },
      subject: `Re: Your message to Infinite Connections [${enquiry.reference}]`,
      headers: {
        'Reply-To': 'help@family.example',
        'In-Reply-To': `<enquiry.${enquiry.id}@localhost>`,
        'Auto-Submitted': 'no',
      },
    });
    expect(sent[0]?.text).toMatch(/Yes, we do\.\s+Ann[^]*you wrote:\s+> Prints\?/);
    expect((await threadOf(enquiry.id)).entries).toMatchObject([
      { kind: 'ANSWER', delivery: 'SENT', author: memberName(ann.userId) },
    ]);
  });

  it('is not sent over what another operator did meanwhile', async () => {
    const enquiry = await written();
    const one = await answer(ann, enquiry);
    expect(one.errors).toEqual([]);
    const other = await answer(bea, enquiry, { body: 'No.' });
    expect(other.errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await threadOf(enquiry.id)).entries.map(({ body }) => body)).toEqual([
      'Yes, we do.\n\nAnn',
    ]);
  });

  it('is sent by one of two who press at the same moment', async () => {
    const enquiry = await written();
    const both = await Promise.all([answer(ann, enquiry), answer(bea, enquiry)]);
    expect(both.map(({ errors }) => errors[0]?.extensions?.code).sort()).toEqual(
      ['CONFLICT', undefined].sort(),
    );
    expect((await threadOf(enquiry.id)).entries).toHaveLength(1);
  });

  it('that the mail server refuses says why, and goes out when it is sent again', async () => {
    const enquiry = await written();
    await answer(ann, enquiry);
    const { send } = test.mailer;
    test.mailer.send = () => Promise.reject(new MailRefused(true, '550 no such mailbox'));
    await drainJobs(test, 'send-enquiry-answers');
    const [failed] = (await threadOf(enquiry.id)).entries;
    expect(failed).toMatchObject({ delivery: 'FAILED', problem: '550 no such mailbox' });
    test.mailer.send = send;
    await drainJobs(test, 'send-enquiry-answers');
    expect((await threadOf(enquiry.id)).entries[0]?.delivery).toBe('FAILED');

    await as(ann, 'mutation ($id: ID!) { sendEnquiryAnswerAgain(messageId: $id) { id } }', {
      id: failed?.id,
    });
    await drainJobs(test, 'send-enquiry-answers');
    expect((await threadOf(enquiry.id)).entries[0]).toMatchObject({
      delivery: 'SENT',
      problem: null,
    });
  });

  it('waits while the relay is away, and counts that as no attempt', async () => {
    const enquiry = await written();
    await answer(ann, enquiry);
    const { send } = test.mailer;
    test.mailer.send = () => Promise.reject(new MailRefused(false, 'no conversation', false));
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await drainJobs(test, 'send-enquiry-answers');
      test.clock.advance({ minutes: 1 });
    }
    expect((await threadOf(enquiry.id)).entries[0]).toMatchObject({ delivery: 'WAITING' });
    test.mailer.send = send;
    await drainJobs(test, 'send-enquiry-answers');
    expect((await threadOf(enquiry.id)).entries[0]).toMatchObject({ delivery: 'SENT' });
  });
});

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
      ...signStandard(secret, { id: 'one', seconds, body }),
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
    const large = await post(['From: a@example.org', '', 'x'.repeat(10_485_760)]);
    expect(large.statusCode).toBe(413);
    const nobody = await post(['Subject: Hello', '', 'Hello']);
    expect(nobody.statusCode).toBe(400);
    expect(nobody.json()).toMatchObject({ message: 'The email names no sender.' });
  });
});

describe('operators', () => {
  it('assign, note, close and reopen, and each is a line of the audit log', async () => {
    const enquiry = await written();
    const assign = (version: number, assigneeId: string | null) =>
      as<{ assignEnquiry: Head }>(
        ann,
        `mutation ($id: ID!, $version: Int!, $assigneeId: ID) {
          assignEnquiry(id: $id, version: $version, assigneeId: $assigneeId) { ${head} } }`,
        { id: enquiry.id, version, assigneeId },
      );
    const taken = await assign(1, bea.userId);
    expect(taken.data?.assignEnquiry).toMatchObject({
      version: 2,
      assignee: { username: memberName(bea.userId) },
    });
    expect((await assign(1, ann.userId)).errors[0]?.extensions?.code).toBe('CONFLICT');
    const member = await signUpMember(test);
    expect((await assign(2, member.userId)).errors[0]?.extensions?.code).toBe('INVALID_INPUT');

    const input = { id: enquiry.id, body: 'Called them.', clientId: 'a note of mine' };
    for (let times = 0; times < 2; times += 1) {
      const { errors } = await as(
        bea,
        'mutation ($input: EnquiryNoteInput!) { noteEnquiry(input: $input) { id } }',
        { input },
      );
      expect(errors).toEqual([]);
    }
    const move = async (version: number, state: string) => {
      const { data } = await as<{ moveEnquiry: Head }>(
        bea,
        `mutation ($id: ID!, $version: Int!, $state: EnquiryState!) {
          moveEnquiry(id: $id, version: $version, state: $state) { ${head} } }`,
        { id: enquiry.id, version, state },
      );
      return data?.moveEnquiry.state;
    };
    expect([await move(2, 'CLOSED'), await move(3, 'OPEN'), await move(4, 'WAITING')]).toEqual([
      'CLOSED',
      'OPEN',
      'WAITING',
    ]);
    const before = test.mailer.sent.length;
    await drainJobs(test, 'send-enquiry-answers');
    expect(test.mailer.sent.length).toBe(before);
    expect((await threadOf(enquiry.id)).entries).toMatchObject([
      { kind: 'NOTE', body: 'Called them.', author: memberName(bea.userId) },
    ]);
    const lines = await rows<{ action: string; facts: string }>(
      `select action, concat(before, after, reason, subject_name) as facts
       from audit_events where subject_id = ? order by seq`,
      [enquiry.id],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'enquiry.assign',
      'enquiry.note',
      'enquiry.close',
      'enquiry.reopen',
      'enquiry.wait',
    ]);
    // The log outlives the enquiry and names nobody who wrote one.
    expect(lines.map(({ facts }) => facts).join()).not.toMatch(/Called|Per Lie|writer\d/);
  });

  it('find an enquiry by words of the thread, by state and by who looks after it', async () => {
    const enquiry = await written({ message: 'About the steamship' });
    await answer(ann, enquiry, { body: 'It sank in 1912, 100%.' });
    const find = async (filter: string) => {
      const { data } = await as<{ enquiries: { nodes: Head[]; totalCount: number } }>(
        ann,
        `{ enquiries(${filter}) { totalCount nodes { id } } }`,
      );
      const nodes = data!.enquiries.nodes.map(({ id }) => id);
      expect(data!.enquiries.totalCount).toBeGreaterThanOrEqual(nodes.length);
      return nodes.includes(enquiry.id);
    };
    expect(await find('search: "steamSHIP"')).toBe(true);
    expect(await find('search: "sank in 1912"')).toBe(true);
    expect(await find('search: "1912, 1_0"')).toBe(false);
    expect(await find('state: WAITING, assignee: "NONE"')).toBe(true);
    expect(await find('state: CLOSED')).toBe(false);
    expect(await find(`assignee: "${ann.userId}"`)).toBe(false);
    expect(
      (await as(ann, '{ enquiries(assignee: "x") { totalCount } }')).errors[0]?.extensions?.code,
    ).toBe('INVALID_INPUT');
  });

  it('keep canned answers, each name once', async () => {
    const save = (variables: object) =>
      as<{ saveCannedAnswer: { id: string; version: number } }>(
        ann,
        `mutation ($id: ID, $version: Int, $name: String!, $body: String!) {
          saveCannedAnswer(id: $id, version: $version, name: $name, body: $body) { id version } }`,
        variables,
      );
    const first = await save({ name: 'Prints', body: 'Dear {name}, we do. {number}' });
    const { id, version } = first.data!.saveCannedAnswer;
    const code = async (variables: object) => (await save(variables)).errors[0]?.extensions?.code;
    expect(await code({ name: 'prints', body: 'x' })).toBe('INVALID_INPUT');
    expect(await code({ name: ' ', body: '' })).toBe('INVALID_INPUT');
    expect(await code({ id, version, name: 'Prints', body: 'We do.' })).toBeUndefined();
    expect(await code({ id, version, name: 'Prints', body: 'Mine.' })).toBe('CONFLICT');
    const remove = () =>
      as<{ deleteCannedAnswer: boolean }>(
        ann,
        'mutation ($id: ID!) { deleteCannedAnswer(id: $id) }',
        { id },
      );
    expect((await remove()).data?.deleteCannedAnswer).toBe(true);
    expect((await remove()).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('forget the thread and the notes with the enquiry', async () => {
    const enquiry = await written();
    await answer(ann, enquiry);
    await rows('delete from enquiries where id = ?', [enquiry.id]);
    expect(await rows('select 1 from enquiry_messages where enquiry_id = ?', [enquiry.id])).toEqual(
      [],
    );
  });
});
