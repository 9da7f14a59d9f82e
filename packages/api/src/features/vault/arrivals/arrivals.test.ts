import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test);
});
afterAll(() => test.close());

const photo = media('cat.jpg');
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const run = (text: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(text, values);

async function kept(by: TestMember, ...digests: string[]) {
  const answer = await graphql<{ keptOriginals: { recordingId: string }[] }, object>(
    test,
    'query ($sha256: [String!]!) { keptOriginals(sha256: $sha256) { recordingId } }',
    { sha256: digests },
    by.cookie,
  );
  return answer.data?.keptOriginals.map(({ recordingId }) => recordingId) ?? answer.errors;
}

describe('what a family has already', () => {
  it('is found by its content, by those alone who may see it', async () => {
    const stranger = await signUpMember(test);
    const id = await uploadAndPrepare(test, ann.cookie, photo, { kind: 'PHOTO', title: 'Lake' });
    expect(await kept(ann, digestOf(photo), '0'.repeat(64))).toEqual([id]);
    expect(await kept(stranger, digestOf(photo))).toEqual([]);
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(await kept(ann, digestOf(photo))).toEqual([]);
    await run(`update recordings set audience = 'FAMILY' where id = ?`, [id]);
  });

  it('refuses what is no digest, and too many of them', async () => {
    expect(await kept(ann, 'x')).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    const many = Array.from({ length: 201 }, () => '0'.repeat(64));
    expect(await kept(ann, ...many)).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });
});
