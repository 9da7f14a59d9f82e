import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import {
  head,
  type Head,
  inboundSecret,
  inboxCallers,
} from '#features/publishing/enquiries/testing/inbox-callers.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { memberName, signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: { cookie: string; userId: string };
let bea: { cookie: string; userId: string };
let { rows, as, written, answer, threadOf } = {} as ReturnType<typeof inboxCallers>;
beforeAll(async () => {
  test = await createTestApp({
    env: { INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_ADDRESS: 'help@family.example' },
  });
  ann = await signUpMember(test, { role: 'admin' });
  bea = await signUpMember(test, { role: 'admin' });
  ({ rows, as, written, answer, threadOf } = inboxCallers(test, ann));
});
// Each test has the hour to itself.
beforeEach(() => test.clock.advance({ hours: 2 }));
afterAll(() => test.close());

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
