import { MeDocument, UpdateUsernameDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('who is signed in', () => {
  it('is read with the session, each time again, and by each session its own', async () => {
    const [ann, bob] = [await signUpMember(test), await signUpMember(test)];
    for (const member of [ann, bob]) {
      const { data } = await graphql(test, MeDocument, {}, member.cookie);
      expect(data?.me).toMatchObject({ id: member.userId, emailVerified: expect.any(Boolean) });
    }
    await graphql(test, UpdateUsernameDocument, { username: 'Ann of Kent' }, ann.cookie);
    const after = await graphql(test, MeDocument, {}, ann.cookie);
    expect(after.data?.me?.displayName).toBe('Ann of Kent');
    const other = await graphql(test, MeDocument, {}, bob.cookie);
    expect(other.data?.me?.displayName).not.toBe('Ann of Kent');
  });

  it('has a family for those who ask', async () => {
    const ann = await signUpMember(test);
    const { data } = await graphql(test, MeDocument, {}, ann.cookie);
    expect(data?.me?.family).toEqual({ id: ann.familyId, name: expect.any(String) });
  });

  it('is nobody for a visitor', async () => {
    const { data } = await graphql(test, MeDocument, {}, '');
    expect(data?.me).toBeNull();
  });
});
