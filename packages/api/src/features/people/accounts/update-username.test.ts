import { UpdateUsernameDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rename = async (username: string, cookie: string) => {
  const { data, errors } = await graphql(test, UpdateUsernameDocument, { username }, cookie);
  return data?.updateUsername.username ?? errors[0]?.message;
};

describe('a member changes their name', () => {
  it('which is cleaned, and kept', async () => {
    const ann = await signUpMember(test);
    expect(await rename('  Ann\u202e  of  Kent ', ann.cookie)).toBe('Ann of Kent');
  });

  it('but not into one that is taken, reserved or nothing', async () => {
    const [bob, eve] = [await signUpMember(test), await signUpMember(test)];
    await rename('Bob', bob.cookie);
    expect(await rename('ＢＯＢ', eve.cookie)).toBe('This name is taken. Please choose another');
    expect(await rename('Аdmin', eve.cookie)).toBe('This name is taken. Please choose another');
    expect(await rename('\u200b', eve.cookie)).toBe('Please enter a name of at most 64 characters');
    expect(await rename('Bob', bob.cookie)).toBe('Bob');
  });
});
