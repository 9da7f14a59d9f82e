import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AskForStoriesDocument,
  ChangeCaptureDocument,
  TellPageDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const fixtures = path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures');
const photo = readFileSync(path.join(fixtures, 'photos/01-portrait-paris.jpg'));
const voice = readFileSync(path.join(fixtures, 'media/live-voice.webm'));
const boat = 'Who built the boat?';

let owner: TestMember;
beforeEach(async () => {
  owner = await signUpMember(test);
});

async function ask(personName = 'Rosa') {
  const input = {
    ...{ clientId: randomUUID(), personName, email: `${randomUUID()}@example.net` },
    ...{ locale: 'en', timeZone: 'America/New_York', pace: 'WEEKLY' as never, weekday: 1 },
    questions: [boat],
  };
  const { data } = await graphql(test, AskForStoriesDocument, { input }, owner.cookie);
  const { id, link } = data!.askForStories;
  return { id, token: link?.split('/').at(-1) ?? '' };
}

const page = async (token: string) =>
  (await graphql(test, TellPageDocument, { token })).data!.tellPage!;

async function show(token: string, question: string, picture: Buffer, id = randomUUID()) {
  const answer = await test.server.inject({
    method: 'PUT',
    url: `/tell/${token}/questions/${question}/photos/${id}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: picture,
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
  return String(answer.headers.location).split('?')[1] ?? '';
}

async function library(cookie = owner.cookie) {
  const { data } = await graphql<
    { recordings: { nodes: { kind: string; title: string; toldBy: string | null }[] } },
    object
  >(test, '{ recordings { nodes { kind title toldBy } } }', {}, cookie);
  return data?.recordings.nodes ?? [];
}

/** A link with its one question, answered in writing. */
async function answered() {
  const { id, token } = await ask();
  const [question] = (await page(token)).questions;
  await act(token, { act: 'WRITE', question: question!.id, words: 'My uncle.' });
  return { id, token, question: question!.id };
}

it('a photo of an answer is with the family at once, and seen by the link of its person alone', async () => {
  const { token, question } = await answered();
  const { token: other } = await ask('Karl');
  const id = randomUUID();
  expect(await show(other, question, photo)).toBe('404 NOT_FOUND');
  expect(await show(token, question, photo, id)).toBe('204');
  expect(await show(token, question, photo, id)).toBe('204');
  await drainJobs(test);
  const viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  expect(await library(viewer.cookie)).toEqual([{ kind: 'PHOTO', title: boat, toldBy: 'Rosa' }]);
  const [answer] = (await page(token)).answers;
  expect(answer?.photos).toMatchObject([{ id, state: 'READY' }]);
  const { url } = answer!.photos[0]!;
  const seen = await test.server.inject({ url });
  expect(seen.statusCode).toBe(200);
  expect(seen.headers['content-type']).toMatch(/^image\//);
  const elsewhere = await test.server.inject({ url: url.replace(token, other) });
  expect(elsewhere.statusCode).toBe(404);
});

it('its person takes each photo back, and all of them with the answer, also after the end', async () => {
  const { id: capture, token, question } = await answered();
  const { token: other } = await ask('Karl');
  const id = randomUUID();
  await show(token, question, photo, id);
  await show(token, question, photo);
  await drainJobs(test);
  const { url } = (await page(token)).answers[0]!.photos.find((one) => one.id === id)!;
  expect(await act(other, { act: 'REMOVE_PHOTO', photo: id })).toBe('problem=NOT_FOUND');
  expect(await act(token, { act: 'REMOVE_PHOTO', photo: id })).toBe('photoRemoved');
  expect((await test.server.inject({ url })).statusCode).toBe(404);
  expect(await library()).toHaveLength(1);
  const variables = { id: capture, act: 'END' as never };
  await graphql(test, ChangeCaptureDocument, variables, owner.cookie);
  expect(await show(token, question, photo)).toBe('410 LINK_EXPIRED');
  expect(await act(token, { act: 'REMOVE', question })).toBe('removed');
  expect(await library()).toEqual([]);
});

it('what is no photo, comes before an answer, or is one too many is refused', async () => {
  const { token } = await ask();
  const [open] = (await page(token)).questions;
  expect(await show(token, open!.id, photo)).toBe('409 WRONG_STATE');
  const { token: answering, question } = await answered();
  for (const wrong of [voice, Buffer.from('<svg onload="x()"/>'), Buffer.alloc(0)]) {
    expect(await show(answering, question, wrong)).toBe('415 UNSUPPORTED_MEDIA');
  }
  for (let at = 0; at < 10; at += 1) expect(await show(answering, question, photo)).toBe('204');
  expect(await show(answering, question, photo)).toBe('409 WRONG_STATE');
});
