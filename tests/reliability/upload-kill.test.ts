import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { graphql } from '@infinite/api/testing/graphql';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { KillableApi } from './killable-api.ts';

/** `npm run test:long` runs KILLS=200. */
const kills = Number(process.env['KILLS'] ?? 5);

let test: TestApp;
let member: TestMember;
let api: KillableApi;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  // Without a worker, so that the test decides when the take is prepared.
  api = new KillableApi({ DATABASE_URL: test.databaseUrl, DATA_DIR: test.dataDir, ROLE: 'web' });
  await api.start();
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

const client = () => new TusClient(api.origin, member.cookie);

describe('a live take while the server is killed again and again', () => {
  it(`loses nothing acknowledged in ${kills} kills and arrives bit for bit`, async () => {
    const take = { kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' };
    const content = randomBytes(Math.min(30, 2 * kills + 2) * 1_000_000);
    let acknowledged = 0;
    let killsLeft = kills;
    let location = '';
    while (acknowledged < content.length) {
      // As the recorder does after a broken line: begin the same take, ask where it stands, go on.
      location = (await client().begin(take, null)).headers.get('location') ?? '';
      const offset = await client().offset(location);
      expect(offset).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = offset;
      const killing =
        killsLeft > 0
          ? new Promise((resolve) => setTimeout(resolve, randomInt(20, 400))).then(() => api.kill())
          : null;
      try {
        while (acknowledged < content.length) {
          const step = content.subarray(acknowledged, acknowledged + randomInt(1, 400_000));
          const sent = await client().send(location, acknowledged, step);
          if (sent.status !== 204) throw new Error(`${sent.status}`);
          acknowledged = Number(sent.headers.get('upload-offset'));
          if (killing && acknowledged > content.length - 1_000_000) break;
        }
      } catch {
        // The server died in the middle; what it had acknowledged must be there when it is back.
      }
      if (!killing) continue;
      await killing;
      killsLeft -= 1;
      await api.start();
    }
    expect(killsLeft).toBe(0);
    const closed = await client().send(location, acknowledged, new Uint8Array(), content.length);
    expect(closed.status).toBe(204);
    // The job is in the queue since the take was complete; any worker takes it up.
    await test.app.startWorker();
    const id = location.split('/').at(-1);
    const recording = async () => {
      const answer = await graphql<{ recording: { state: string; sha256: string } }, object>(
        test,
        'query ($id: ID!) { recording(id: $id) { state sha256 } }',
        { id },
        member.cookie,
      );
      return answer.data?.recording;
    };
    await expect
      .poll(async () => (await recording())?.state, { timeout: 60_000 })
      .not.toBe('PROCESSING');
    expect((await recording())?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    const original = await client().get(`/media/${id}/original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(content)).toBe(true);
  });
});
