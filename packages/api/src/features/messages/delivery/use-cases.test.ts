import { describe, expect, test } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import {
  type Answer,
  type AnsweredMessage,
  createDraftDocument,
  draftInput,
  messageDocument,
  scheduleDocument,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { inMariasApp, takeTurn } from '#features/messages/delivery/testing/marias-app.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;

inMariasApp((app, maria) => {
  [testApp, member] = [app, maria];
});

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  await turn();
}

const turn = () => takeTurn(testApp);

async function ask(document: string, variables: object = {}, cookie = member.cookie) {
  const answer = await graphql<Answer, object>(testApp, document, variables, cookie);
  return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
}

async function draft(input: object = {}): Promise<string> {
  const { data, errors } = await ask(createDraftDocument, {
    input: { ...draftInput, ...input },
    clientId: `client-${Math.random()}`.replace('.', '-'),
  });
  expect(errors).toEqual([]);
  return String(data?.['createDraft']?.['id']);
}

const schedule = (id: string, version = 1) => ask(scheduleDocument, { id, version });

const read = async (id: string) =>
  (await ask(messageDocument, { id })).data?.['message'] as unknown as AnsweredMessage;

const linkOf = (kind: 'answer' | 'shared', index = -1) =>
  testApp.mailer.sent.at(index)?.text.match(new RegExp(`/${kind}/([\\w-]{43})`))?.[1] ?? '';

describe('scheduling', () => {
  test('arms a draft once, and the same form sent twice changes nothing', async () => {
    const id = await draft();
    const first = await schedule(id);
    expect(first.data?.['scheduleMessage']).toMatchObject({
      state: 'SCHEDULED',
      awaitingAnswer: false,
      nextDelivery: {
        dueAt: '2041-05-04T08:00:00Z',
        localDate: '2041-05-04',
        reminderAt: '2041-05-02T08:00:00Z',
      },
      history: [{ what: 'You asked us to send this on May 4, 2041.' }],
    });
    await schedule(id);
    expect((await read(id)).history).toHaveLength(1);
  });

  test('refuses what is missing, stale, or another family’s, and nothing is armed', async () => {
    expect((await schedule(await draft({ recipients: [] }))).code).toBe('INVALID_INPUT');
    const past = { ...draftInput.trigger, localDate: '2041-03-31' };
    expect((await schedule(await draft({ trigger: past }))).code).toBe('INVALID_INPUT');
    const id = await draft();
    expect((await schedule(id, 7)).code).toBe('CONFLICT');
    const stranger = await signUpMember(testApp);
    const mutation = `mutation { cancelMessage(id: "${id}") { id } }`;
    expect((await ask(mutation, {}, stranger.cookie)).code).toBe('NOT_FOUND');
    expect((await ask(mutation, {}, '')).code).toBe('UNAUTHENTICATED');
    expect((await read(id)).state).toBe('DRAFT');
  });

  test('an occasion waits without a date, and is delivered once its sender sets one', async () => {
    const trigger = { kind: 'OCCASION', occasion: 'Her wedding', timeZone: 'Europe/Lisbon' };
    const id = await draft({ trigger });
    expect((await schedule(id)).data?.['scheduleMessage']).toMatchObject({ nextDelivery: null });
    await at('2049-01-01T00:00:00Z');
    expect((await read(id)).state).toBe('SCHEDULED');
    const { errors } = await ask(
      `mutation { setOccasionDate(id: "${id}", version: 1, localDate: "2049-06-01", localTime: "15:00") { id } }`,
    );
    expect(errors).toEqual([]);
    await at('2049-06-01T14:00:00Z');
    expect((await read(id)).state).toBe('DELIVERED');
  });
});

describe('an armed message', () => {
  test('that is edited to another date gets new reminders', async () => {
    const id = await draft();
    await schedule(id);
    await at('2041-05-02T08:00:00Z');
    expect(await read(id)).toMatchObject({ state: 'REMINDED', awaitingAnswer: true });
    const trigger = { ...draftInput.trigger, localDate: '2041-07-01' };
    const { errors } = await ask(
      `mutation ($input: MessageDraftInput!) { saveDraft(id: "${id}", version: 1, input: $input) { id } }`,
      { input: { trigger } },
    );
    expect(errors).toEqual([]);
    await turn();
    expect(await read(id)).toMatchObject({ state: 'SCHEDULED', awaitingAnswer: false });
    await at('2041-05-04T08:00:00Z');
    expect((await read(id)).deliveries).toEqual([]);
    await at('2041-06-29T08:00:00Z');
    expect(await read(id)).toMatchObject({ state: 'REMINDED' });
    expect((await read(id)).history.map((line) => line.what)).toContain('You changed the date.');
  });

  test('that was sent today cannot be turned into a single one for later today', async () => {
    const yearly = { ...draftInput.trigger, kind: 'RECURRING', recurrence: 'BIRTHDAY' };
    const id = await draft({ trigger: yearly });
    await schedule(id);
    await at('2041-05-04T08:00:00Z');
    expect(await read(id)).toMatchObject({
      state: 'SCHEDULED',
      deliveries: [{ state: 'DELIVERED' }],
    });
    const move = (localDate: string) =>
      ask(
        `mutation ($input: MessageDraftInput!) { saveDraft(id: "${id}", version: 1, input: $input) { id } }`,
        { input: { trigger: { ...draftInput.trigger, localDate, localTime: '20:00' } } },
      );
    const refused = await move('2041-05-04');
    expect(refused.code).toBe('INVALID_INPUT');
    expect(Object.keys(refused.errors[0]?.extensions?.fields ?? {})).toEqual(['trigger.localDate']);
    expect((await move('2041-05-05')).errors).toEqual([]);
    await at('2041-05-05T19:00:00Z');
    expect((await read(id)).deliveries).toHaveLength(2);
  });

  test('can be postponed, canceled and confirmed by its author', async () => {
    const put = await draft();
    await schedule(put);
    const postpone = (version: number, localDate: string) =>
      ask(
        `mutation { postponeMessage(id: "${put}", version: ${version}, localDate: "${localDate}", localTime: "09:00") { state postponed version } }`,
      );
    expect((await postpone(1, '2041-01-01')).code).toBe('INVALID_INPUT');
    expect((await postpone(1, '2041-02-30')).code).toBe('INVALID_INPUT');
    expect((await postpone(1, '2041-08-01')).data?.['postponeMessage']).toEqual({
      state: 'SCHEDULED',
      postponed: true,
      version: 2,
    });
    expect((await postpone(1, '2041-09-01')).code).toBe('CONFLICT');
    const stopped = await draft();
    await schedule(stopped);
    await ask(`mutation { cancelMessage(id: "${stopped}") { id } }`);
    const sure = await draft();
    await schedule(sure);
    await at('2041-05-02T08:00:00Z');
    await ask(`mutation { confirmMessage(id: "${sure}") { id } }`);
    await at('2041-05-03T08:00:00Z');
    expect(await read(sure)).toMatchObject({ state: 'REMINDED', awaitingAnswer: false });
    await at('2041-05-04T08:00:00Z');
    expect((await read(sure)).state).toBe('DELIVERED');
    expect((await read(stopped)).state).toBe('CANCELLED');
    expect((await read(put)).state).toBe('SCHEDULED');
    const cancel = await ask(`mutation { cancelMessage(id: "${sure}") { id } }`);
    expect(cancel.code).toBe('WRONG_STATE');
  });
});

describe('a link in a reminder', () => {
  const page = `query ($token: String!) { answerPage(token: $token) {
    title recipients step answered expired canAct canPostpone nextDelivery { localDate } } }`;

  async function reminded(): Promise<{ id: string; token: string }> {
    const id = await draft();
    await schedule(id);
    await at('2041-05-02T08:00:00Z');
    return { id, token: linkOf('answer') };
  }

  const post = (token: string, payload: Record<string, string>) =>
    testApp.server.inject({
      method: 'POST',
      url: `/answer/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(payload).toString(),
    });

  test('shows the choices without a session, and a button on the page acts', async () => {
    const { id, token } = await reminded();
    const shown = await ask(page, { token }, '');
    expect(shown.data?.['answerPage']).toEqual({
      title: 'For your birthday',
      recipients: ['Inês'],
      step: 'REMINDER',
      answered: null,
      expired: false,
      canAct: true,
      canPostpone: true,
      nextDelivery: { localDate: '2041-05-04' },
    });
    const response = await post(token, { answer: 'CONFIRM' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`/answer/${token}`);
    expect((await read(id)).history.at(-1)?.what).toMatch(
      /^You confirmed May 4, 2041 through the link/,
    );
    await at('2041-05-03T08:00:00Z');
    expect(testApp.mailer.sent).toHaveLength(1);
  });

  test('postpones, cancels, and refuses invalid answers without breaking the page', async () => {
    const { id, token } = await reminded();
    const wrong = await post(token, {
      answer: 'POSTPONE',
      localDate: '1999-01-01',
      localTime: '9',
    });
    expect(wrong.headers.location).toBe(`/answer/${token}?problem=INVALID_INPUT`);
    await post(token, { answer: 'POSTPONE', localDate: '2041-09-01', localTime: '10:00' });
    expect(await read(id)).toMatchObject({ state: 'SCHEDULED', postponed: true });
    // The link asked about 4 May; about September there will be another.
    const late = await post(token, { answer: 'CANCEL' });
    expect(late.headers.location).toBe(`/answer/${token}?problem=LINK_EXPIRED`);
    await at('2041-08-30T09:00:00Z');
    const next = linkOf('answer');
    expect(next).not.toBe(token);
    await post(next, { answer: 'CANCEL' });
    await post(next, { answer: 'CANCEL' });
    expect(await read(id)).toMatchObject({ state: 'CANCELLED' });
    expect((await post('A'.repeat(43), { answer: 'CANCEL' })).headers.location).toMatch(
      /NOT_FOUND$/,
    );
    expect((await post(next, { answer: 'EXPLODE' })).headers.location).toMatch(/INVALID_INPUT$/);
  });

  test('expires at the instant of the delivery', async () => {
    const { id, token } = await reminded();
    testApp.clock.set('2041-05-04T08:00:00Z');
    const shown = await ask(page, { token }, '');
    expect(shown.data?.['answerPage']).toMatchObject({ expired: true, canAct: false });
    expect((await post(token, { answer: 'CANCEL' })).headers.location).toMatch(/LINK_EXPIRED$/);
    await turn();
    expect((await read(id)).state).toBe('DELIVERED');
  });
});

describe('a recipient’s link', () => {
  test('shows the message without an account, and records its opening once', async () => {
    const id = await draft();
    await schedule(id);
    await at('2041-05-04T08:00:00Z');
    const token = linkOf('shared');
    const query = `query ($token: String!) { sharedPage(token: $token) {
      state from to title body deliveredAt late lateReason openedAt timeZone items { id url } } }`;
    const shown = await ask(query, { token }, '');
    expect(shown.data?.['sharedPage']).toMatchObject({
      state: 'OPENABLE',
      to: 'Inês',
      title: 'For your birthday',
      body: 'Dear Inês',
      deliveredAt: '2041-05-04T08:00:00Z',
      late: false,
      openedAt: null,
      timeZone: 'Europe/London',
      items: [],
    });
    for (let times = 0; times < 2; times += 1) {
      const opened = await testApp.server.inject({
        method: 'POST',
        url: `/shared/${token}/opened`,
      });
      expect(opened.statusCode).toBe(303);
    }
    const history = (await read(id)).history.filter((line) => line.what === 'Inês opened it.');
    expect(history).toHaveLength(1);
    const unknown = await ask(query, { token: 'A'.repeat(43) }, '');
    expect(unknown.data?.['sharedPage']).toMatchObject({ state: 'UNKNOWN', body: '', title: '' });
  });
});

describe('a failed delivery', () => {
  test('is sent to a new address of the sender’s choice, and the old link is invalid', async () => {
    const id = await draft();
    await schedule(id);
    const { send } = testApp.mailer;
    let oldLink = '';
    testApp.mailer.send = (mail) => {
      if (mail.to.address !== 'ines@example.org') return send.call(testApp.mailer, mail);
      oldLink = mail.text.match(/\/shared\/([\w-]{43})/)?.[1] ?? '';
      throw new MailRefused(true, '550 no such user');
    };
    await at('2041-05-04T08:00:00Z');
    const [failed] = (await read(id)).deliveries;
    expect(failed).toMatchObject({
      state: 'FAILED',
      problem: 'The mail server refused this address: 550 no such user',
    });
    const mend = (email: string) =>
      ask(
        `mutation ($id: ID!, $email: String!) { updateRecipientAddress(deliveryId: $id, email: $email) { state } }`,
        { id: failed?.id, email },
      );
    expect((await mend('not an address')).code).toBe('INVALID_INPUT');
    expect((await mend('ines@new.example.org')).data?.['updateRecipientAddress']).toEqual({
      state: 'WAITING',
    });
    await turn();
    expect(await read(id)).toMatchObject({
      state: 'DELIVERED',
      deliveries: [
        { state: 'DELIVERED', recipient: { name: 'Inês', email: 'ines@new.example.org' } },
      ],
    });
    const query = `query ($token: String!) { sharedPage(token: $token) { state } }`;
    expect((await ask(query, { token: oldLink })).data?.['sharedPage']).toEqual({
      state: 'UNKNOWN',
    });
    const again = await ask(`mutation { retryDelivery(deliveryId: "${failed?.id}") { id } }`);
    expect(again.code).toBe('WRONG_STATE');
  });
});

test('invariant 4: no GET changes anything, whichever link is followed and however often', async () => {
  const id = await armMessage(testApp, member);
  await at('2041-05-02T08:00:00Z');
  const answer = linkOf('answer');
  const waiting = await armMessage(testApp, member, { trigger: { localDate: '2041-06-01' } });
  await at('2041-05-04T08:00:00Z');
  const shared = linkOf('shared');
  expect(answer && shared && id && waiting).toBeTruthy();
  const fingerprint = async () =>
    JSON.stringify(
      await Promise.all(
        ['messages', 'deliveries', 'delivery_events', 'delivery_tokens', 'delivery_snapshots'].map(
          (table) =>
            testApp.app.orm.em.getConnection().execute(`select * from ${table} t order by t::text`),
        ),
      ),
    );
  const before = await fingerprint();
  const media = '019a0000-0000-7000-8000-000000000000';
  const walked = [
    `/answer/${answer}`,
    `/answer/${answer}?answer=CANCEL`,
    `/shared/${shared}`,
    `/shared/${shared}/opened`,
    `/shared/${shared}/media/${media}`,
    `/shared/${shared}/media/${media}/original`,
    `/dev/mailbox`,
    `/dev/mailbox/x`,
    `/graphql?query=${encodeURIComponent(`mutation{cancelMessage(id:"${waiting}"){id}}`)}`,
    `/graphql?query=${encodeURIComponent(`mutation{noteOpened(token:"${shared}")}`)}`,
    `/graphql?query=${encodeURIComponent(`{sharedPage(token:"${shared}"){title}}`)}`,
    `/graphql?query=${encodeURIComponent(`{answerPage(token:"${answer}"){title}}`)}`,
  ];
  for (const url of walked) {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await testApp.server.inject({
        method,
        url,
        headers: { cookie: member.cookie },
      });
      expect(response.statusCode).toBeLessThan(500);
    }
  }
  // The queries that the server runs to render the pages behind the links.
  for (const document of [
    `{ sharedPage(token: "${shared}") { state title items { url } } }`,
    `{ answerPage(token: "${answer}") { title canAct } }`,
    `{ message(id: "${id}") { state deliveries { openedAt } history { what } } }`,
  ]) {
    expect((await ask(document)).errors).toEqual([]);
  }
  expect(await fingerprint()).toBe(before);
});
