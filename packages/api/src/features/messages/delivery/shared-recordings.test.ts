import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newContext } from '#platform/context.ts';
import { mediaNotPrepared } from '#features/messages/delivery/media-alarm.ts';
import {
  type Answer,
  createDraftDocument,
  draftInput,
  messageDocument,
  scheduleDocument,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { inMariasApp, takeTurn } from '#features/messages/delivery/testing/marias-app.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;

inMariasApp((app, maria) => {
  [testApp, member] = [app, maria];
});

const fixtures = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures');
const speech = readFileSync(path.join(fixtures, 'speech/speech-75s.wav'));

async function ask(document: string, variables: object = {}) {
  const answer = await graphql<Answer, object>(testApp, document, variables, member.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data;
}

const turn = () => takeTurn(testApp);

const makeVersions = () => drainJobs(testApp, 'prepare-recording-version');

const trim = (id: string, input: object) =>
  ask(
    `mutation ($id: ID!, $input: UpdateRecordingInput!) { updateRecording(id: $id, input: $input) { id } }`,
    { id, input },
  );

/** An armed message with a song of 75 seconds, of which the author cut all but 18.8 to 37.5. */
async function armedSong(): Promise<{ recordingId: string; messageId: string }> {
  const recordingId = await uploadAndPrepare(testApp, member.cookie, speech, {
    title: 'Grandma’s song',
    origin: 'recorded',
    filename: 'voice-2041-04-01T09-00-00Z.wav',
  });
  await trim(recordingId, { trimStartMs: 18_800, trimEndMs: 37_500 });
  return { recordingId, messageId: await armedWith(recordingId) };
}

/** @returns the id of an armed message that carries the recording */
async function armedWith(recordingId: string): Promise<string> {
  const made = await ask(createDraftDocument, {
    input: { ...draftInput, attachmentIds: [recordingId] },
    clientId: `client-${recordingId}`,
  });
  const messageId = String(made?.['createDraft']?.['id']);
  await ask(scheduleDocument, { id: messageId, version: 1 });
  return messageId;
}

const deliveriesOf = async (id: string) =>
  (await ask(messageDocument, { id }))?.['message'] as {
    deliveries: { state: string; problem: string | null; late: boolean }[];
    history: { what: string }[];
  };

const tokenOf = () => testApp.mailer.sent.at(-1)?.text.match(/\/shared\/([\w-]{43})/)?.[1] ?? '';

async function sharedItem(token: string) {
  const answer = await ask(
    `query ($token: String!) { sharedPage(token: $token) { items {
      id state durationMs bytes peaks url downloadUrl posterUrl problem
      copies { form url bytes fileName } } } }`,
    { token },
  );
  const page = answer?.['sharedPage'] as unknown as { items: Record<string, unknown>[] };
  return page.items[0] ?? {};
}

async function fetched(url: string) {
  const client = (await TusClient.of(testApp, '')).as('');
  const response = await client.get(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: decodeURIComponent(
      response.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '',
    ),
    bytes: bytes.length,
    claimed: response.ok ? await input.getDurationFromMetadata() : null,
    seconds: response.ok ? await input.computeDuration() : null,
  };
}

describe('a recording of which the author cut a part', () => {
  test('E1 reaches its recipient without it, at every URL, with the right length', async () => {
    const { recordingId } = await armedSong();
    await makeVersions();
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    const token = tokenOf();
    const base = `/shared/${token}/media/${recordingId}`;
    for (const address of [base, `${base}/original`]) {
      const file = await fetched(address);
      expect([address, file.status]).toEqual([address, 200]);
      expect(file.seconds).toBeCloseTo(18.7, 0);
      expect(file.claimed).toBeCloseTo(18.7, 0);
    }
    const beyond = await testApp.server.inject({
      url: base,
      headers: { range: 'bytes=999999999-' },
    });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    const item = await sharedItem(token);
    expect(item).toMatchObject({ state: 'READY', problem: null, posterUrl: null });
    expect(Math.abs(Number(item['durationMs']) - 18_700)).toBeLessThan(120);
    expect((item['peaks'] as number[]).length).toBeGreaterThan(100);
    expect(JSON.stringify(item)).not.toContain('trim');
  });

  test('F7 is kept as M4A and MP3, under a name in words with the day of the reader', async () => {
    await armedSong();
    await makeVersions();
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    const { copies } = (await sharedItem(tokenOf())) as {
      copies: { form: string; url: string; bytes: number; fileName: string }[];
    };
    expect(copies.map(({ form, fileName }) => [form, fileName])).toEqual([
      ['M4A', 'Grandma’s song, recorded April 1, 2041.m4a'],
      ['MP3', 'Grandma’s song, recorded April 1, 2041.mp3'],
    ]);
    const types = ['audio/mp4', 'audio/mpeg'];
    for (const [index, copy] of copies.entries()) {
      const file = await fetched(copy.url);
      expect(file).toMatchObject({ type: types[index], bytes: copy.bytes, name: copy.fileName });
      expect(file.claimed).toBeCloseTo(18.7, 0);
    }
  });

  test('E1 delays its delivery: no link is sent before it is ready, and then it is sent automatically', async () => {
    const { recordingId, messageId } = await armedSong();
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    expect(testApp.mailer.sent.some(({ purpose }) => purpose === 'delivery')).toBe(false);
    expect((await deliveriesOf(messageId)).deliveries).toMatchObject([
      { state: 'WAITING', problem: expect.stringContaining('still preparing') },
    ]);
    const ctx = newContext(testApp.app, { kind: 'system', job: 'alarms' });
    expect(await mediaNotPrepared.find(ctx)).toMatchObject([{ kind: 'media_not_prepared' }]);
    await makeVersions();
    await turn();
    expect((await deliveriesOf(messageId)).deliveries).toMatchObject([
      { state: 'DELIVERED', problem: null, late: false },
    ]);
    expect(await mediaNotPrepared.find(ctx)).toEqual([]);
    const file = await fetched(`/shared/${tokenOf()}/media/${recordingId}`);
    expect(file.seconds).toBeCloseTo(18.7, 0);
  });

  test('E1 keeps the version that its delivery began with, whatever is cut afterwards', async () => {
    const { recordingId } = await armedSong();
    await makeVersions();
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    await trim(recordingId, { trimStartMs: null, trimEndMs: null });
    await makeVersions();
    const file = await fetched(`/shared/${tokenOf()}/media/${recordingId}/original`);
    expect(file.seconds).toBeCloseTo(18.7, 0);
  });

  test('E1 is made before its day, and the preview shows the very file that leaves', async () => {
    const { recordingId } = await armedSong();
    const shown = async () =>
      (
        await ask(
          `query ($id: ID!) { recording(id: $id) { version { state durationMs url
             copies { form bytes url } } } }`,
          { id: recordingId },
        )
      )?.['recording']?.['version'] as {
        state: string;
        url: string | null;
        copies: { form: string; bytes: number; url: string }[];
      };
    expect(await shown()).toMatchObject({ state: 'WAITING', url: null, copies: [] });
    await makeVersions();
    const before = await shown();
    expect(before.state).toBe('READY');
    const client = await TusClient.of(testApp, member.cookie);
    const preview = await client.get(before.url ?? '');
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    const sent = await client.as('').get(`/shared/${tokenOf()}/media/${recordingId}`);
    const [a, b] = await Promise.all([preview.arrayBuffer(), sent.arrayBuffer()]);
    expect(Buffer.from(a).equals(Buffer.from(b))).toBe(true);
  });
});

describe('a photo that says where it was taken', () => {
  test('reaches its recipient upright and without that, to look at and to keep', async () => {
    const taken = readFileSync(path.join(fixtures, 'photos/04-coffee-south-west.jpg'));
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(100);
    const recordingId = await uploadAndPrepare(testApp, member.cookie, taken, {
      kind: 'PHOTO',
      filename: 'IMG_0042.jpg',
    });
    await armedWith(recordingId);
    testApp.clock.set('2041-05-04T08:00:00Z');
    await turn();
    const base = `/shared/${tokenOf()}/media/${recordingId}`;
    for (const [url, disposition] of [
      [base, 'inline'],
      [`${base}/original`, 'attachment'],
    ] as const) {
      const answer = await testApp.server.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['content-disposition']).toContain(disposition);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(
        answer.rawPayload,
      ).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect([width, height]).toEqual([600, 400]);
    }
    const original = await testApp.server.inject({
      url: `/media/${recordingId}/original`,
      headers: { cookie: member.cookie },
    });
    expect(original.rawPayload.equals(taken)).toBe(true);
  });
});
