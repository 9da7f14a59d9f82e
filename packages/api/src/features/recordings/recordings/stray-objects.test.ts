import { randomBytes, randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { folderOf, newPartKey, newWorkFolder } from '#features/recordings/recordings/blob-keys.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { removeStrayObjects } from '#features/recordings/recordings/stray-objects.sweep.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { prepare, uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
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

const system = () => newContext(test.app, { kind: 'system', job: 'sweep' });
const sweep = () => removeStrayObjects.run(system());

async function* bytes(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(randomBytes(100));
}
const put = (key: string) => test.app.blobs.put(key, bytes());

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.app.blobs.list(folder)) keys.push(key);
  return keys.sort();
}

/** As if it had been written two days ago. */
async function age(key: string): Promise<void> {
  const then = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(path.join(test.dataDir, 'media', key), then, then);
}

async function halfSent(content: Buffer): Promise<{ id: string; location: string }> {
  const metadata = { kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' };
  const location = (await client.begin(metadata, content.length)).headers.get('location') ?? '';
  await client.send(location, 0, content.subarray(0, 1000));
  return { id: location.split('/').at(-1) ?? '', location };
}

describe('D3: objects that no row names', () => {
  it('go after a day; parts that count, and a recording, stay whatever their age', async () => {
    const content = randomBytes(3000);
    const { id, location } = await halfSent(content);
    const [counted = ''] = await keysBelow(folderOf(id));
    const kept = await uploadAndPrepare(test, member.cookie, randomBytes(500), { kind: 'FILE' });
    const [original = ''] = await keysBelow(folderOf(kept));
    const stray = newPartKey(id);
    const young = newPartKey(id);
    const work = `${newWorkFolder(kept)}/wav`;
    for (const key of [stray, young, work]) await put(key);
    for (const key of [counted, original, stray, work]) await age(key);

    await sweep();
    expect(await keysBelow(folderOf(id))).toEqual([counted, young].sort());
    expect(await keysBelow(folderOf(kept))).toEqual([original]);
    await client.send(location, 1000, content.subarray(1000));
    await prepare(test, id);
    const whole = await client.get(`/media/${id}/original`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  });

  it('stay when the business clock leaps ahead: their age is the storage’s', async () => {
    const { id } = await halfSent(randomBytes(3000));
    const stray = newPartKey(id);
    await put(stray);
    test.clock.advance({ hours: 48 });
    await sweep();
    expect(await keysBelow(folderOf(id))).toContain(stray);
  });

  it('go with a removed recording whose clearing was lost, but not with one never heard of', async () => {
    const removed = await uploadAndPrepare(test, member.cookie, randomBytes(500), { kind: 'FILE' });
    const remove = 'mutation ($id: ID!) { deleteRecording(id: $id) eraseRecording(id: $id) }';
    const answer = await graphql(test, remove, { id: removed }, member.cookie);
    expect(answer.data).toEqual({ deleteRecording: true, eraseRecording: true });
    const unheard = `${folderOf(randomUUID())}/original`;
    await put(unheard);
    await age(unheard);
    const [left = ''] = await keysBelow(folderOf(removed));
    await age(left);

    await sweep();
    expect(await keysBelow(folderOf(removed))).toEqual([]);
    expect(await test.app.blobs.stat(unheard)).not.toBeNull();
    // The job that was late finds nothing to do.
    await clearStorage.handle(system(), { recordingId: removed });
  });
});
