import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';
import { CommitLosingProxy } from '#testing/commit-losing-proxy.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** 50 in the full run: `LOST_COMMITS=50`. */
const losses = Number(process.env['LOST_COMMITS'] ?? 8);

let proxy: CommitLosingProxy;
let test: TestApp;
let client: TusClient;
beforeAll(async () => {
  test = await createTestApp({
    databaseThrough: async (url) => {
      proxy = await CommitLosingProxy.before(url);
      return proxy.url;
    },
  });
  client = await TusClient.of(test, (await signUpMember(test)).cookie);
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

describe('D3: a database line that is cut at COMMIT', () => {
  it(`loses no acknowledged byte in ${losses} cuts, and counts what stands as arrived`, async () => {
    const content = randomBytes(losses * 20_000 + 10_000);
    const metadata = { kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' };
    const location = (await client.begin(metadata, content.length)).headers.get('location') ?? '';
    let offset = 0;
    while (offset < content.length) {
      const before = proxy.lost;
      if (before < losses) proxy.lose('recording_parts', 1);
      const sent = await client.send(location, offset, content.subarray(offset, offset + 20_000));
      // As the recorder does after an error: it asks where the upload stands, and goes on there.
      const stands = await client.offset(location);
      if (sent.ok) expect(stands).toBe(Number(sent.headers.get('upload-offset')));
      expect(stands).toBeGreaterThanOrEqual(offset);
      if (before < losses) expect(proxy.lost).toBe(before + 1);
      offset = stands;
    }
    const id = location.split('/').at(-1) ?? '';
    await prepare(test, id);
    const kept = await client.get(`/media/${id}/original`);
    expect(kept.status).toBe(200);
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(Buffer.from(await kept.arrayBuffer()))).toBe(sha256(content));
  });

  it('answers the part as kept when it stands, so that nothing is sent twice', async () => {
    const metadata = { kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' };
    const location = (await client.begin(metadata, null)).headers.get('location') ?? '';
    proxy.lose('recording_parts', 1);
    const sent = await client.send(location, 0, randomBytes(1000));
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '1000']);
  });
});
