import { randomBytes, randomUUID } from 'node:crypto';
import { mediaLimits, megabyte, photoLimits } from '@infinite/schema/catalogue/media';
import { freePlan, plans } from '@infinite/schema/catalogue/plans';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { prepareContent } from '#features/recordings/recordings/processing/prepare-content.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { headBytes } from '#features/recordings/recordings/processing/recognise.ts';
import { hostile, media } from '#features/recordings/recordings/testing/studio.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { newId } from '#platform/database/id.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
let client: TusClient;
beforeAll(async () => {
  test = await createTestApp();
  const admin = await signUpMember(test, { role: 'admin' });
  const saved = await test.server.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: { cookie: admin.cookie },
    payload: { maxFileSize: 1 },
  });
  expect(saved.statusCode).toBe(200);
  member = await signUpMember(test);
  client = await TusClient.of(test, member.cookie);
});
afterAll(() => test.close());

const gigabyte = 1024 * megabyte;
const recorded = (kind: string) => ({ kind, origin: 'recorded', takeId: randomUUID() });

async function begun(metadata: Record<string, string>, length: number | null): Promise<string> {
  const response = await client.begin(metadata, length);
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

/** A content of this length that begins as `head` does. */
function beginningAs(head: Buffer, bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  head.copy(content);
  return content;
}

describe('S4: how much may arrive', () => {
  it('is bounded by kind for what says that it was recorded', async () => {
    const answers = await Promise.all([
      client.begin(recorded('VOICE'), gigabyte),
      client.begin(recorded('VOICE'), gigabyte + 1),
      client.begin(recorded('PHOTO'), megabyte + 1),
      client.begin(recorded('FILE'), megabyte + 1),
      client.begin({ ...recorded('VOICE'), origin: 'uploaded' }, megabyte + 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 413, 413, 413, 413]);
    expect(mediaLimits.recordedTakeMb).toEqual({ VOICE: 1024, VIDEO: 8 * 1024 });
  });

  it.each([
    ['a picture', () => hostile('png-huge-claim.png')],
    ['a text', () => Buffer.from('not a sound at all, only words. '.repeat(3000))],
    ['zeros', () => Buffer.alloc(100_000)],
  ])('is the limit of files for %s that claims to be recorded', async (_what, head) => {
    // With its length announced: refused once the first bytes show what it is.
    const announced = await begun(recorded('VOICE'), 100 * megabyte);
    const content = beginningAs(head(), 500_000);
    expect((await client.send(announced, 0, content.subarray(0, 100_000))).status).toBe(204);
    const refused = await client.send(announced, 100_000, content.subarray(100_000));
    expect([refused.status, await refused.text()]).toEqual([413, memoryWords.tooLarge(1)]);
    expect(await client.offset(announced)).toBe(100_000);

    // Without one: refused at the limit, however it is cut.
    const growing = await begun(recorded('VOICE'), null);
    const long = beginningAs(head(), 2 * megabyte);
    expect((await client.send(growing, 0, long)).status).toBe(413);
    expect(await client.offset(growing)).toBe(megabyte);
  });

  it('is the room of the recorder for a sound, also when it comes in small parts', async () => {
    const content = beginningAs(media('live-voice.webm'), 3 * megabyte);
    const growing = await begun(recorded('VOICE'), null);
    let offset = 0;
    for (const end of [3, 500, megabyte - 1, 2 * megabyte, content.length]) {
      const sent = await client.send(growing, offset, content.subarray(offset, end));
      expect([end, sent.status]).toEqual([end, 204]);
      offset = end;
    }
  });
});

describe('S4: the room of the plan', () => {
  const fill = async (bytes: number, kind: string, state = 'READY') => {
    const id = newId();
    const now = test.clock.now().toString();
    await test.app.orm.em.getConnection().execute(
      `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         file_name, claimed_type, bytes, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, 'uploaded', 't', 'f', '', ?, ?, ?)`,
      [id, member.familyId, member.userId, randomUUID(), kind, state, bytes, now, now],
    );
    return id;
  };
  const remove = (id: string) =>
    test.app.orm.em.getConnection().execute('delete from recordings where id = ?', [id]);

  it('is asked at the beginning and while more arrives; voice goes on', async () => {
    const limit = plans[freePlan].limits.mediaBytes;
    const voice = await fill(limit, 'VOICE');
    const film = await begun(recorded('VIDEO'), null);
    expect((await client.send(film, 0, media('live-video.webm').subarray(0, 5000))).status).toBe(
      204,
    );
    const full = await fill(limit - 5000, 'VIDEO');

    const words = memoryWords.planFull(sizeWords(limit));
    const begin = await client.begin({ ...recorded('PHOTO'), origin: 'uploaded' }, 10);
    expect([begin.status, await begin.text()]).toEqual([413, words]);
    const more = await client.send(film, 5000, randomBytes(10));
    expect([more.status, await more.text()]).toEqual([413, words]);
    expect(await client.offset(film)).toBe(5000);
    expect((await client.begin(recorded('VOICE'), 10)).status).toBe(201);

    await remove(full);
    expect((await client.send(film, 5000, randomBytes(10))).status).toBe(204);
    await remove(voice);
  });

  it('grows with the plan of an owner', async () => {
    const full = await fill(plans[freePlan].limits.mediaBytes, 'FILE');
    const photo = { ...recorded('PHOTO'), origin: 'uploaded' };
    expect((await client.begin(photo, 10)).status).toBe(413);
    await test.app.orm.em.getConnection().execute(
      `insert into subscriptions (id, user_id, plan, period, status, started_at)
       values (?, ?, 'memory-plus', 'annual', 'active', ?)`,
      [newId(), member.userId, test.clock.now().toString()],
    );
    expect((await client.begin(photo, 10)).status).toBe(201);
    await remove(full);
  });
});

describe('S4: a picture that is mostly nothing', () => {
  it('is not read beyond its first bytes, however large it is', async () => {
    const bytes = 900 * megabyte;
    const head = hostile('png-huge-claim.png');
    let held = 0;
    const read = (start: number, end: number) => {
      held += end - start;
      return Promise.resolve(beginningAs(head.subarray(start), end - start));
    };
    const original = { object: { bytes, read }, close: () => Promise.resolve() };
    const space = { note: () => undefined } as unknown as PreparationSpace;
    const prepared = await prepareContent(space, original as unknown as OpenObject, 'PHOTO');
    expect(prepared).toMatchObject({ state: 'FAILED', problem: memoryWords.problem.hugePhoto });
    expect(held).toBeLessThanOrEqual(headBytes);
    expect(photoLimits.bytes).toBeLessThan(bytes);
  });
});
