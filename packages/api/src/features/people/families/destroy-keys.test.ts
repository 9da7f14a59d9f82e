import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { familyKey, leaveFamilies } from '#features/people/families/index.ts';
import { destroyEndedKeys } from '#features/people/users/index.ts';
import { rewrapKeys } from '#features/operations/installation/rewrap-keys.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
beforeEach(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
});
afterEach(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
async function leave(): Promise<void> {
  await destroyEndedKeys(ctx(), await leaveFamilies(ctx(), member.userId));
}

describe('the key of a family', () => {
  it('is destroyed when its last member is gone, and never comes back', async () => {
    await leave();
    await expect(familyKey(ctx(), member.familyId)).rejects.toThrow('destroyed');
    expect((await rewrapKeys(test.app)).broken.size).toBe(0);
  });

  it('stays while somebody belongs to it', async () => {
    await signUpMember(test, { familyId: member.familyId });
    await leave();
    expect(await familyKey(ctx(), member.familyId)).toHaveLength(32);
  });

  it('stays while a recording is kept for those it was sent to', async () => {
    await keepRecording(test, member, randomBytes(10));
    await leave();
    expect(await familyKey(ctx(), member.familyId)).toHaveLength(32);
  });
});
