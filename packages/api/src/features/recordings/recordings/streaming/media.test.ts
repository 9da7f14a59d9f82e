import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
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

const fixture = (name: string) =>
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures/media', name),
  );

async function stored(content: Buffer, metadata: Record<string, string> = {}): Promise<string> {
  const id = await uploadAndPrepare(test, member.cookie, content, { kind: 'FILE', ...metadata });
  return `/media/${id}/original`;
}

describe('a stored recording', () => {
  it('is sent whole, with what a browser needs to play it and nothing it could run', async () => {
    const id = await uploadAndPrepare(test, member.cookie, fixture('live-voice.webm'), {
      title: 'For Ana, 18',
      origin: 'recorded',
    });
    const response = await client.get(`/media/${id}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="For Ana, 18.webm"; filename*=UTF-8''For%20Ana%2C%2018.webm`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'audio/webm',
      'x-content-type-options': 'nosniff',
    });
    expect(Number(response.headers.get('content-length'))).toBe(
      (await response.arrayBuffer()).byteLength,
    );
  });

  it('is sent in any range, exactly', async () => {
    const content = randomBytes(300_001);
    const url = await stored(content);
    await fc.assert(
      fc.asyncProperty(fc.nat(300_000), fc.nat(300_000), async (a, b) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const response = await client.get(url, { range: `bytes=${first}-${last}` });
        expect(response.status).toBe(206);
        expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/300001`);
        const body = Buffer.from(await response.arrayBuffer());
        expect(body.equals(content.subarray(first, last + 1))).toBe(true);
      }),
      { numRuns: 40 },
    );
    const tail = await client.get(url, { range: 'bytes=-7' });
    expect(Buffer.from(await tail.arrayBuffer()).equals(content.subarray(-7))).toBe(true);
    const beyond = await client.get(url, { range: 'bytes=300001-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */300001']);
    const several = await client.get(url, { range: 'bytes=0-1,4-5' });
    expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, 300_001]);
  });

  it('answers conditions: what is known is not sent again, a stale range is sent whole', async () => {
    const url = await stored(randomBytes(1000));
    const etag = (await client.get(url)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const known = await client.get(url, { 'if-none-match': etag });
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const range = { range: 'bytes=0-9' };
    expect((await client.get(url, { ...range, 'if-range': etag })).status).toBe(206);
    expect((await client.get(url, { ...range, 'if-range': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const url = await stored(randomBytes(70_000));
    const head = await client.request('HEAD', url);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('70000');
    const part = await client.request('HEAD', url, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });

  it('does not exist for another family, a wrong address or, signed out, at all', async () => {
    const url = await stored(randomBytes(10));
    const stranger = client.as((await signUpMember(test)).cookie);
    const relative = client.as((await signUpMember(test, { familyId: member.familyId })).cookie);
    const statusOf = async (of: TusClient, at: string) => (await of.get(at)).status;
    expect(await statusOf(relative, url)).toBe(200);
    expect(await statusOf(stranger, url)).toBe(404);
    expect(await statusOf(client, `/media/${randomUUID()}`)).toBe(404);
    expect(await statusOf(client, '/media/..%2f..%2fetc%2fpasswd')).toBe(404);
    expect(await statusOf(client.as(''), url)).toBe(401);
  });

  it('still on its way is not sent, and the answer says why', async () => {
    const begun = await client.begin({ kind: 'VOICE', takeId: randomUUID() }, 10);
    const id = begun.headers.get('location')?.split('/').at(-1);
    const response = await client.get(`/media/${id}`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('altered on the disk is not played on: the answer breaks off at the damage', async () => {
    const content = randomBytes(300_000);
    const url = await stored(content);
    const id = url.split('/')[2] ?? '';
    const file = path.join(test.dataDir, 'media/recordings', id.slice(-2), id, 'original');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from([1, 2, 3, 4]), 0, 4, 200_000);
    await handle.close();
    const response = await client.get(url);
    await expect(response.arrayBuffer()).rejects.toThrow();
    const before = await client.get(url, { range: 'bytes=0-999' });
    expect(Buffer.from(await before.arrayBuffer()).equals(content.subarray(0, 1000))).toBe(true);
  });

  it('closes its file when the listener disconnects', async () => {
    const url = await stored(randomBytes(8_000_000));
    const openFiles = async () => {
      const links = await readdir('/proc/self/fd');
      const names = await Promise.all(
        links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
      );
      return names.filter((name) => name.startsWith(path.join(test.dataDir, 'media'))).length;
    };
    for (let round = 0; round < 5; round += 1) {
      await new Promise<void>((resolve) => {
        const get = request(client.origin + url, { headers: { cookie: member.cookie } }, (got) => {
          got.once('data', () => {
            got.destroy();
            resolve();
          });
        });
        get.on('error', () => undefined);
        get.end();
      });
    }
    await expect.poll(openFiles).toBe(0);
  });
});
