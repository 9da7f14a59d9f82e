import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AddCaptureQuestionsDocument,
  AskForStoriesDocument,
  CapturesDocument,
  ChangeCaptureDocument,
  NoticesDocument,
  OrderCaptureQuestionsDocument,
  RemoveCaptureQuestionDocument,
  RenewCaptureLinkDocument,
  TellPageDocument,
  type AskForStoriesMutationVariables,
  type CapturePartsFragment,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drainJobs } from '#testing/drain-jobs.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

// A Friday.
const start = '2041-03-01T12:00:00Z';
const test: TestApp = await createTestApp({ now: start });
afterAll(() => test.close());

const media = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures/media');
const voice = readFileSync(path.join(media, 'live-voice.webm'));

let owner: TestMember;
let rosa: string;
beforeEach(async () => {
  test.clock.set(start);
  owner = await signUpMember(test);
  rosa = `rosa-${randomUUID()}@example.net`;
});

const boat = 'Who built the boat?';
const mill = 'What did the mill smell of?';
type Input = Partial<AskForStoriesMutationVariables['input']>;

const tryToAsk = (member: TestMember, more: Input = {}) =>
  graphql(
    test,
    AskForStoriesDocument,
    {
      input: {
        ...{ clientId: randomUUID(), personName: 'Rosa', email: rosa, locale: 'en' },
        ...{ timeZone: 'America/New_York', pace: 'WEEKLY', weekday: 1, questions: [boat, mill] },
        ...more,
      },
    },
    member.cookie,
  );

async function ask(more: Input = {}): Promise<CapturePartsFragment> {
  const { data, errors } = await tryToAsk(owner, more);
  expect(errors).toEqual([]);
  return data!.askForStories;
}

const tokenOf = ({ link }: { link?: string | null }) => link?.split('/').at(-1) ?? '';
const mails = () => test.mailer.sent.filter(({ to }) => to.address === rosa);

async function at(instant: string): Promise<void> {
  test.clock.set(instant);
  await runSweeps(test, 'mail-questions');
  await drainJobs(test);
}

async function page(token: string) {
  const { data, errors } = await graphql(test, TellPageDocument, { token });
  expect(errors).toEqual([]);
  return data!.tellPage;
}

async function say(
  token: string,
  question: string,
  sound: Buffer | string = voice,
  id = randomUUID(),
) {
  const answer = await test.server.inject({
    method: 'PUT',
    url: `/tell/${token}/questions/${question}/voice/${id}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: sound,
  });
  return answer.statusCode === 204 ? '204' : `${answer.statusCode} ${answer.json().code}`;
}

async function act(token: string, form: Record<string, string>): Promise<string> {
  const answer = await test.server.inject({
    method: 'POST',
    url: `/tell/${token}/acts`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location).split('?')[1] ?? '';
}

async function library(cookie = owner.cookie) {
  const { data } = await graphql<
    { recordings: { nodes: { id: string; title: string }[] } },
    object
  >(test, '{ recordings { nodes { id title } } }', {}, cookie);
  return data?.recordings.nodes ?? [];
}

async function shown(id: string, member = owner) {
  const { data } = await graphql(test, CapturesDocument, {}, member.cookie);
  return data!.captures.nodes.find((one) => one.id === id);
}

const change = (member: TestMember, id: string, what: 'PAUSE' | 'RESUME' | 'END') =>
  graphql(test, ChangeCaptureDocument, { id, act: what as never }, member.cookie);

describe('a question a week', () => {
  it('comes on its weekday at nine on the clock of the person, one at a time', async () => {
    const capture = await ask();
    expect(capture.nextAt).toBe('2041-03-04T14:00:00Z');
    await at('2041-03-04T13:59:00Z');
    expect(mails()).toEqual([]);
    await at('2041-03-04T14:00:00Z');
    await at('2041-03-04T14:00:00Z');
    expect(mails().map(({ text }) => text.includes(boat))).toEqual([true]);
    expect(mails()[0]?.text).toContain(capture.link);
    // Clocks went forward on March 10.
    await at('2041-03-11T13:00:00Z');
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toContain(mill);
    // No word of the question that was not answered.
    expect(mails()[1]?.text).not.toContain(boat);
    await at('2041-04-30T13:00:00Z');
    expect(mails()).toHaveLength(2);
  });

  it('mails one question after weeks in which nothing ran', async () => {
    await ask();
    await at('2041-05-01T00:00:00Z');
    expect(mails()).toHaveLength(1);
  });

  it('follows a question that a relative adds later, and leaves out what was answered already', async () => {
    const capture = await ask({ questions: [boat] });
    await at('2041-03-04T14:00:00Z');
    const aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
    const added = await graphql(
      test,
      AddCaptureQuestionsDocument,
      { id: capture.id, questions: [mill, 'And the bakery?'] },
      aunt.cookie,
    );
    expect(added.errors).toEqual([]);
    const [, second] = (await page(tokenOf(capture)))!.questions;
    expect(await say(tokenOf(capture), second!.id)).toBe('204');
    await at('2041-03-11T13:00:00Z');
    expect(mails()[1]?.text).toContain('And the bakery?');
  });

  it('is not sent while it is paused, nor after the end', async () => {
    const capture = await ask();
    expect((await change(owner, capture.id, 'PAUSE')).errors).toEqual([]);
    await at('2041-03-04T14:00:00Z');
    expect(mails()).toEqual([]);
    await change(owner, capture.id, 'RESUME');
    await at('2041-03-11T13:00:00Z');
    expect(mails()).toHaveLength(1);
    await change(owner, capture.id, 'END');
    await at('2041-03-18T13:00:00Z');
    expect(mails()).toHaveLength(1);
    const again = await change(owner, capture.id, 'RESUME');
    expect(again.errors[0]?.extensions?.code).toBe('WRONG_STATE');
  });

  it('stops with one click from a mail program, also for a mail that waits, until the person wants it', async () => {
    const capture = await ask();
    await at('2041-03-04T14:00:00Z');
    const [mail] = mails();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
    const looked = await test.server.inject({ url });
    expect([looked.statusCode, (await shown(capture.id))?.stoppedAt]).toEqual([303, null]);
    test.clock.set('2041-03-11T13:00:00Z');
    await runSweeps(test, 'mail-questions');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
    };
    const payload = 'List-Unsubscribe=One-Click';
    const clicked = await test.server.inject({ method: 'POST', url, headers, payload });
    expect(clicked.statusCode).toBe(200);
    await drainJobs(test);
    await at('2041-03-18T13:00:00Z');
    expect(mails()).toHaveLength(1);
    expect((await shown(capture.id))?.stoppedAt).not.toBeNull();
    expect(await act(tokenOf(capture), { act: 'MAIL_AGAIN' })).toBe('mails');
    expect((await page(tokenOf(capture)))?.mailed).toBe(true);
  });

  it('at their own pace means no mail at all', async () => {
    await ask({ pace: 'OWN' as never });
    await at('2041-06-01T12:00:00Z');
    expect(mails()).toEqual([]);
  });
});

describe('the link of the person who is asked', () => {
  it('takes a spoken answer, which the family has at once under its question', async () => {
    const capture = await ask();
    const token = tokenOf(capture);
    const [question] = (await page(token))!.questions;
    const id = randomUUID();
    expect(await say(token, question!.id, voice, id)).toBe('204');
    expect(await say(token, question!.id, voice, id)).toBe('204');
    expect(await say(token, question!.id)).toBe('409 WRONG_STATE');
    await drainJobs(test);
    const viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    expect((await library(viewer.cookie)).map(({ title }) => title)).toEqual([boat]);
    const told = await graphql(test, '{ recordings { nodes { toldBy } } }', {}, viewer.cookie);
    expect(told.data).toEqual({ recordings: { nodes: [{ toldBy: 'Rosa' }] } });
    const { data } = await graphql(test, NoticesDocument, {}, owner.cookie);
    expect(JSON.stringify(data)).toContain('CAPTURE_ANSWERED');
    const answers = (await page(token))!.answers;
    expect(answers).toMatchObject([{ body: boat, voice: { state: 'READY' } }]);
    const played = await test.server.inject({ url: answers[0]!.voice!.url });
    expect(played.statusCode).toBe(200);
    expect(played.headers['content-type']).toMatch(/^audio\//);
  });

  it('plays nothing but own answers, and nothing by another link', async () => {
    const [capture, other] = [await ask(), await ask({ personName: 'Karl' })];
    const [question] = (await page(tokenOf(capture)))!.questions;
    await say(tokenOf(capture), question!.id);
    await drainJobs(test);
    const [{ id } = { id: '' }] = await library();
    for (const token of [tokenOf(other), 'A'.repeat(43)]) {
      const answer = await test.server.inject({ url: `/tell/${token}/media/${id}` });
      expect(answer.statusCode).toBe(404);
      expect(await say(token, question!.id)).toBe('404 NOT_FOUND');
    }
  });

  it('takes an answer in writing, which stands sealed in the database', async () => {
    const asked = 'What was the weather like?';
    const capture = await ask({ questions: [asked] });
    const token = tokenOf(capture);
    const [question] = (await page(token))!.questions;
    const words = 'It smelled of flour and rain.';
    expect(await act(token, { act: 'WRITE', question: question!.id, words })).toBe('sent');
    expect((await shown(capture.id))?.questions[0]).toMatchObject({ state: 'ANSWERED', words });
    expect(await findInDatabase(test, words)).toEqual([]);
    expect(await findInDatabase(test, asked)).toEqual([]);
    const again = await act(token, { act: 'WRITE', question: question!.id, words });
    expect(again).toBe('problem=WRONG_STATE');
  });

  it('takes a long answer in any script, and refuses one that is longer than was said', async () => {
    const capture = await ask();
    const token = tokenOf(capture);
    const [first, second] = (await page(token))!.questions;
    const long = 'あ'.repeat(10_000);
    expect(await act(token, { act: 'WRITE', question: first!.id, words: long })).toBe('sent');
    expect((await page(token))?.answers[0]?.words).toBe(long);
    const longer = { act: 'WRITE', question: second!.id, words: `${long}あ` };
    expect(await act(token, longer)).toBe('problem=INVALID_INPUT');
  });

  it('puts a question aside without a word, and takes it up again', async () => {
    const capture = await ask();
    const token = tokenOf(capture);
    const [question] = (await page(token))!.questions;
    expect(await act(token, { act: 'SET_ASIDE', question: question!.id })).toBe('aside');
    const put = await page(token);
    expect([put?.questions.length, put?.aside.map(({ body }) => body)]).toEqual([1, [boat]]);
    await at('2041-03-04T14:00:00Z');
    expect(mails()[0]?.text).toContain(mill);
    expect(await say(token, question!.id)).toBe('204');
  });

  it('deletes an answer from the family, whenever the person wants, also after the end', async () => {
    const capture = await ask();
    const token = tokenOf(capture);
    const [question] = (await page(token))!.questions;
    await say(token, question!.id);
    await drainJobs(test);
    await change(owner, capture.id, 'END');
    expect(await say(token, question!.id)).toBe('410 LINK_EXPIRED');
    expect(await act(token, { act: 'REMOVE', question: question!.id })).toBe('removed');
    expect(await library()).toEqual([]);
    expect((await page(token))?.answers).toEqual([]);
    const { data } = await graphql(test, NoticesDocument, {}, owner.cookie);
    expect(JSON.stringify(data)).not.toContain(boat);
  });

  it('runs out, and a new one replaces the old', async () => {
    const capture = await ask({ pace: 'OWN' as never });
    test.clock.set('2041-09-30T12:00:00Z');
    expect(await page(tokenOf(capture))).toMatchObject({ state: 'EXPIRED', personName: '' });
    const renewed = await graphql(test, RenewCaptureLinkDocument, { id: capture.id }, owner.cookie);
    const fresh = tokenOf(renewed.data!.renewCaptureLink);
    expect(await page(fresh)).toMatchObject({ state: 'OPENABLE', personName: 'Rosa' });
    expect(await page(tokenOf(capture))).toBeNull();
    expect(await findInDatabase(test, fresh)).toEqual([]);
  });

  it('refuses what is no sound', async () => {
    const token = tokenOf(await ask());
    const [question] = (await page(token))!.questions;
    expect(await say(token, question!.id, '')).toBe('400 INVALID_INPUT');
    expect(await say(token, question!.id, '<html>hello')).toBe('415 UNSUPPORTED_MEDIA');
    expect(await say(token, 'nothing')).toBe('400 INVALID_INPUT');
    expect(await act(token, { act: 'WRITE', question: question!.id, words: ' ' })).toBe(
      'problem=INVALID_INPUT',
    );
    expect(await act(token, { act: 'DANCE' })).toBe('problem=INVALID_INPUT');
    expect(await library()).toEqual([]);
  });
});

describe('asking', () => {
  it.each([
    ['no name', { personName: ' ' }, 'personName'],
    ['a name of a thousand letters', { personName: 'x'.repeat(1000) }, 'personName'],
    ['no address for mails', { email: null }, 'email'],
    ['no address at all', { email: 'nobody' }, 'email'],
    ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an eighth day', { weekday: 8 }, 'weekday'],
    ['no question', { questions: [] }, 'questions'],
    ['an empty question', { questions: ['\u200b'] }, 'questions'],
  ] as [string, Input, string][])('refuses %s', async (_what, more, field) => {
    const { errors } = await tryToAsk(owner, more);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    const fields = Object.keys(errors[0]?.extensions?.fields ?? {});
    expect(fields.some((name) => name.startsWith(field))).toBe(true);
  });

  it('asks once, however often the form is sent', async () => {
    const clientId = randomUUID();
    const [one, other] = [await ask({ clientId }), await ask({ clientId })];
    expect(other.id).toBe(one.id);
    expect(one.questions.map(({ body }) => body)).toEqual([boat, mill]);
  });

  it('is not for viewers, nor by mail for those whose address is not confirmed', async () => {
    const viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    expect((await tryToAsk(viewer)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const fresh = await signUpMember(test, { unconfirmed: true });
    expect((await tryToAsk(fresh)).errors[0]?.extensions?.code).toBe('EMAIL_UNCONFIRMED');
  });

  it('shows the link to those who manage it alone, and the rest to the family', async () => {
    const capture = await ask();
    const viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    const seen = await shown(capture.id, viewer);
    expect(seen).toMatchObject({ link: null, email: null, mayAdd: false, mayManage: false });
    const stranger = await signUpMember(test);
    expect(await shown(capture.id, stranger)).toBeUndefined();
    const refused = await change(stranger, capture.id, 'END');
    expect(refused.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('orders and takes back questions', async () => {
    const capture = await ask();
    const [first, second] = capture.questions;
    const ordered = await graphql(
      test,
      OrderCaptureQuestionsDocument,
      { id: capture.id, questionIds: [second!.id, 'nothing'] },
      owner.cookie,
    );
    expect(ordered.errors).toEqual([]);
    expect((await shown(capture.id))?.questions.map(({ body }) => body)).toEqual([mill, boat]);
    const remove = (questionId: string) =>
      graphql(test, RemoveCaptureQuestionDocument, { id: capture.id, questionId }, owner.cookie);
    expect((await remove(first!.id)).errors).toEqual([]);
    expect((await remove(first!.id)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await shown(capture.id))?.questions.map(({ body }) => body)).toEqual([mill]);
  });

  it('goes on when the asker has left: the answers are in the hands of the owner', async () => {
    const asker = await signUpMember(test, { familyId: owner.familyId, familyRole: 'editor' });
    const { data } = await tryToAsk(asker);
    const capture = data!.askForStories;
    await test.app.orm.em
      .getConnection()
      .execute('delete from memberships where user_id = ?', [asker.userId]);
    const [question] = (await page(tokenOf(capture)))!.questions;
    expect(await say(tokenOf(capture), question!.id)).toBe('204');
    await drainJobs(test);
    expect((await library()).map(({ title }) => title)).toEqual([boat]);
  });
});
