import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';
import { appendToTake } from '#features/recordings/recordings/uploads/append-to-take.ts';
import { ownTake } from '#features/recordings/recordings/uploads/take.ts';
import type { AppError } from '#platform/errors/app-error.ts';
import { forgetAbandonedTakes } from '#features/recordings/recordings/forget-abandoned-takes.ts';
import { newContext, type RequestContext } from '#platform/context.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
let client: TusClient;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  client = await TusClient.of(test, member.cookie);
});
afterAll(() => test.close());

const voice = () => ({ kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' });
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function begun(metadata: Record<string, string>, length: number | null): Promise<string> {
  const response = await client.begin(metadata, length);
  expect(response.status).toBe(201);
  const location = response.headers.get('location');
  expect(location).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}$/);
  return location ?? '';
}

async function original(location: string): Promise<Buffer> {
  const id = location.split('/').at(-1);
  await prepare(test, id ?? '');
  const response = await client.get(`/media/${id}/original`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a live take', () => {
  it('arrives piece by piece without a known length, and is kept bit by bit once it is closed', async () => {
    const content = randomBytes(300_000);
    const location = await begun(voice(), null);
    let offset = 0;
    for (const end of [1, 70_000, 70_001, 200_000, 300_000]) {
      const sent = await client.send(location, offset, content.subarray(offset, end));
      expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, `${end}`]);
      offset = end;
    }
    const head = await client.request('HEAD', location);
    expect(head.headers.get('upload-defer-length')).toBe('1');
    expect(head.headers.get('cache-control')).toBe('no-store');
    const closed = await client.send(location, offset, new Uint8Array(), content.length);
    expect(closed.status).toBe(204);
    expect((await original(location)).equals(content)).toBe(true);
    const answer = await graphql<{ recording: object }, object>(
      test,
      'query ($id: ID!) { recording(id: $id) { bytes sha256 } }',
      { id: location.split('/').at(-1) },
      member.cookie,
    );
    expect(answer.data?.recording).toEqual({ bytes: content.length, sha256: sha256(content) });
  });

  it('that is begun again finds its upload and how much has arrived', async () => {
    const take = voice();
    const location = await begun(take, null);
    await client.send(location, 0, randomBytes(1000));
    expect(await begun(take, null)).toBe(location);
    expect(await client.offset(location)).toBe(1000);
    const again = await client.send(location, 0, randomBytes(10));
    expect(again.status).toBe(409);
    expect(await client.offset(location)).toBe(1000);
  });

  it('begun twice at the same moment is one take', async () => {
    const take = voice();
    const locations = await Promise.all([begun(take, null), begun(take, null), begun(take, null)]);
    expect(new Set(locations).size).toBe(1);
  });

  it('never lies on the disk in the clear, on its way or at rest', async () => {
    const words = Buffer.alloc(150_000, 'I love you, and I always will. ');
    const location = await begun(voice(), words.length);
    await client.send(location, 0, words.subarray(0, 100_000));
    const folder = path.join(test.dataDir, 'media');
    const found = async () => {
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile(),
      );
      const contents = await Promise.all(
        files.map((file) => readFile(path.join(file.parentPath, file.name))),
      );
      return { files: files.length, clear: contents.some((c) => c.includes('love you')) };
    };
    const onItsWay = await found();
    expect(onItsWay.files).toBeGreaterThan(0);
    expect(onItsWay.clear).toBe(false);
    await client.send(location, 100_000, words.subarray(100_000));
    expect((await original(location)).equals(words)).toBe(true);
    expect((await found()).clear).toBe(false);
  });

  it('keeps what arrived when the line breaks in the middle of a request', async () => {
    const content = randomBytes(200_000);
    const location = await begun(voice(), content.length);
    // The line is cut as soon as the server is seen writing.
    const folder = path.join(test.dataDir, 'media/.unfinished');
    const writing = () => expect.poll(() => readdir(folder)).toHaveLength(1);
    await client.sendAndBreakOff(location, 0, content.subarray(0, 60_000), content.length, writing);
    await expect.poll(() => client.offset(location)).toBeGreaterThan(0);
    const offset = await client.offset(location);
    expect(offset).toBeLessThanOrEqual(60_000);
    const rest = await client.send(location, offset, content.subarray(offset));
    expect(rest.status).toBe(204);
    expect((await original(location)).equals(content)).toBe(true);
  });

  it('sent by two at once stays whole: one wins each step, the other gets a conflict', async () => {
    const content = randomBytes(50_000);
    const location = await begun(voice(), content.length);
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => client.send(location, 0, content.subarray(0, 25_000))),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(204);
    expect(statuses.slice(1).every((status) => status === 409 || status === 400)).toBe(true);
    expect(await client.offset(location)).toBe(25_000);
    await client.send(location, 25_000, content.subarray(25_000));
    expect((await original(location)).equals(content)).toBe(true);
  });

  it('sent through two processes at once is moved by one of them only', async () => {
    const location = await begun(voice(), 1000);
    const id = location.split('/').at(-1) ?? '';
    // Below the lock of one process, as two servers on one database would meet.
    const append = async (bytes: number) => {
      const ctx = await member.ctx();
      const body = Readable.from([randomBytes(bytes)]);
      return appendToTake(ctx, await ownTake(ctx, id), body, 0);
    };
    const answers = await Promise.allSettled([append(100), append(100), append(200)]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as AppError).code)).toEqual([
      'CONFLICT',
      'CONFLICT',
    ]);
    expect([100, 200]).toContain(await client.offset(location));
  });

  it('of which only a part arrived can be kept as it is by its owner', async () => {
    const content = randomBytes(5000);
    const location = await begun(voice(), null);
    await client.send(location, 0, content);
    const id = location.split('/').at(-1);
    const list = await graphql<
      { unfinishedTakes: { id: string; receivedBytes: number }[] },
      object
    >(
      test,
      '{ unfinishedTakes { id takeId receivedBytes totalBytes uploadUrl keptUntil } }',
      {},
      member.cookie,
    );
    expect(list.data?.unfinishedTakes).toContainEqual(
      expect.objectContaining({
        id,
        receivedBytes: 5000,
        totalBytes: null,
        uploadUrl: location,
        keptUntil: '2026-05-30T09:00:00Z',
      }),
    );
    const keep = 'mutation ($id: ID!) { keepUnfinishedTake(id: $id) { state bytes } }';
    const kept = await graphql(test, keep, { id }, member.cookie);
    expect(kept.data).toEqual({ keepUnfinishedTake: { state: 'PROCESSING', bytes: 5000 } });
    expect((await original(location)).equals(content)).toBe(true);
  });
});

describe('a take that is not whole yet', () => {
  it('is quiet when nothing has come for five minutes on the clock of the server', async () => {
    const location = await begun(voice(), null);
    await client.send(location, 0, randomBytes(100));
    const id = location.split('/').at(-1);
    const isQuiet = async (): Promise<boolean | undefined> => {
      const document = '{ unfinishedTakes { id quiet } }';
      type Takes = { unfinishedTakes: { id: string; quiet: boolean }[] };
      const list = await graphql<Takes, object>(test, document, {}, member.cookie);
      return list.data?.unfinishedTakes.find((take) => take.id === id)?.quiet;
    };
    expect(await isQuiet()).toBe(false);
    test.clock.advance({ minutes: 6 });
    expect(await isQuiet()).toBe(true);
  });
});

describe('who sends', () => {
  it('must be signed in: 401, nothing lost, and the take goes on after signing in again', async () => {
    const content = randomBytes(2000);
    const location = await begun(voice(), content.length);
    await client.send(location, 0, content.subarray(0, 500));
    const expired = client.as('ic_session=expired');
    for (const response of [
      await expired.begin(voice(), 10),
      await expired.send(location, 500, content.subarray(500)),
      await expired.request('HEAD', location),
      await expired.request('DELETE', location),
    ]) {
      expect(response.status).toBe(401);
    }
    expect(await client.offset(location)).toBe(500);
    await client.send(location, 500, content.subarray(500));
    expect((await original(location)).equals(content)).toBe(true);
  });

  it('is the one who began: to others, relatives too, the upload does not exist', async () => {
    const location = await begun(voice(), 1000);
    const stranger = await signUpMember(test);
    const relative = await signUpMember(test, { familyId: member.familyId });
    for (const other of [client.as(stranger.cookie), client.as(relative.cookie)]) {
      for (const response of [
        await other.request('HEAD', location),
        await other.send(location, 0, randomBytes(10)),
        await other.request('DELETE', location),
      ]) {
        expect(response.status).toBe(404);
      }
    }
    expect(await client.offset(location)).toBe(0);
  });

  it('E5: may give an unfinished take up; a complete one is a recording and is deleted as one', async () => {
    const location = await begun(voice(), 1000);
    await client.send(location, 0, randomBytes(400));
    expect((await client.request('DELETE', location)).status).toBe(204);
    expect((await client.request('HEAD', location)).status).toBe(404);
    const complete = await begun(voice(), 10);
    await client.send(complete, 0, randomBytes(10));
    const refused = await client.request('DELETE', complete);
    expect([refused.status, await refused.text()]).toEqual([409, memoryWords.uploadComplete]);
    expect((await client.request('HEAD', complete)).status).toBe(200);
    const remove = 'mutation ($id: ID!) { deleteRecording(id: $id) eraseRecording(id: $id) }';
    await graphql(test, remove, { id: complete.split('/').at(-1) }, member.cookie);
    expect((await client.request('HEAD', complete)).status).toBe(404);
  });
});

describe('what is refused', () => {
  it('an empty file, one above the limit, and words that are not understood; clearly, and never 5xx', async () => {
    const over = 100 * 1024 * 1024 + 1;
    const upload = { ...voice(), origin: 'uploaded' };
    const answers = await Promise.all([
      client.begin(upload, 0),
      client.begin({ ...upload, takeId: randomUUID() }, over),
      client.begin({ ...upload, kind: 'SONG' }, 10),
      client.begin({ ...upload, takeId: 'mine' }, 10),
      client.begin({ ...upload, takeId: randomUUID(), title: 'x'.repeat(3000) }, 10),
      client.send('/media/uploads/none', 0, new Uint8Array(1)),
      client.send(`/media/uploads/${randomUUID()}`, 0, new Uint8Array(1)),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([400, 413, 400, 400, 400, 404, 404]);
    expect(await answers[0]?.text()).toBe('The file is empty. Please choose another one.');
    expect(await answers[1]?.text()).toContain('at most 100 MB');
    expect((await client.begin(voice(), over)).status).toBe(201);
  });

  it('more bytes than were announced, or a length below what has arrived', async () => {
    const location = await begun(voice(), 100);
    expect((await client.send(location, 0, randomBytes(101))).status).toBe(413);
    expect(await client.offset(location)).toBeLessThanOrEqual(100);
    const live = await begun(voice(), null);
    await client.send(live, 0, randomBytes(100));
    expect((await client.send(live, 100, new Uint8Array(), 50)).status).toBe(400);
    expect(await client.offset(live)).toBe(100);
  });
});

describe('an abandoned take', () => {
  it('is kept for 90 days after its last byte, and no longer', async () => {
    const own = await createTestApp();
    const { cookie } = await signUpMember(own);
    const sender = await TusClient.of(own, cookie);
    const location = (await sender.begin(voice(), 100)).headers.get('location') ?? '';
    await sender.send(location, 0, randomBytes(10));
    const sweep = () =>
      forgetAbandonedTakes.run(newContext(own.app, { kind: 'system', job: 'sweep' }));
    own.clock.advance({ hours: 90 * 24 });
    await sweep();
    expect(await sender.offset(location)).toBe(10);
    own.clock.advance({ hours: 1 });
    await sweep();
    expect((await sender.request('HEAD', location)).status).toBe(404);
    await own.close();
  });

  it('D14: that is resumed while the sweep runs is never removed', async () => {
    const own = await createTestApp();
    const { cookie } = await signUpMember(own);
    const sender = await TusClient.of(own, cookie);
    const content = randomBytes(5000);
    const location = (await sender.begin(voice(), content.length)).headers.get('location') ?? '';
    await sender.send(location, 0, content.subarray(0, 1000));
    own.clock.advance({ hours: 91 * 24 });
    // The sweep has chosen the take; the rest of it arrives before the sweep removes it.
    const ctx = newContext(own.app, { kind: 'system', job: 'sweep' });
    const resumed = async () => {
      const sent = await sender.send(location, 1000, content.subarray(1000));
      expect(sent.status).toBe(204);
    };
    await forgetAbandonedTakes.run(pausedAfterFirstRead(ctx, resumed));
    const id = location.split('/').at(-1) ?? '';
    await prepare(own, id);
    const kept = await sender.get(`/media/${id}/original`);
    expect(kept.status).toBe(200);
    expect(Buffer.from(await kept.arrayBuffer()).equals(content)).toBe(true);
    await own.close();
  });
});

/** Lets something else happen between the choice of a sweep and its first deletion. */
function pausedAfterFirstRead(ctx: RequestContext, meanwhile: () => Promise<void>): RequestContext {
  const transactional = ctx.em.transactional.bind(ctx.em);
  let waiting = true;
  ctx.em.transactional = async (work, options) => {
    if (waiting) {
      waiting = false;
      await meanwhile();
    }
    return transactional(work, options);
  };
  return ctx;
}
