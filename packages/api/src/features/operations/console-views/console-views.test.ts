import {
  ConsoleViewsDocument,
  DeleteConsoleViewDocument,
  SaveConsoleViewDocument,
} from '@infinite/schema/generated/graphql';
import { consoleViewLimits } from '@infinite/schema/catalogue/console-views';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let other: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
  other = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const view = { list: 'users', name: 'Paying', query: 'plan=memory-plus', hiddenColumns: ['state'] };
const save = (input: object, by = admin) =>
  graphql(test, SaveConsoleViewDocument, { input: { ...view, ...input } } as never, by.cookie);
const list = async (by = admin) =>
  (await graphql(test, ConsoleViewsDocument, { list: 'users' } as never, by.cookie)).data
    ?.consoleViews;

describe('the views of a list', () => {
  it('are kept for their person, replaced by name, and deleted by nobody else', async () => {
    const first = await save({});
    expect(await list()).toMatchObject([view]);
    expect(await list(other)).toEqual([]);
    await save({ name: 'PAYING', query: 'q=ann', hiddenColumns: [] });
    expect(await list()).toMatchObject([{ name: 'PAYING', query: 'q=ann', hiddenColumns: [] }]);
    const id = first.data?.saveConsoleView.id ?? '';
    for (const [each, by] of [
      [id, other],
      [randomUUID(), admin],
      ['no id', admin],
    ] as const) {
      const { errors } = await graphql(test, DeleteConsoleViewDocument, { id: each }, by.cookie);
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    await graphql(test, DeleteConsoleViewDocument, { id }, admin.cookie);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a long query', { query: 'x'.repeat(2001) }],
    ['too many columns', { hiddenColumns: Array.from({ length: 31 }, (_, at) => `c${at}`) }],
  ])('refuse %s', async (_what, input) => {
    expect((await save(input)).errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('are bounded, and are none of a member’s business', async () => {
    for (let n = 0; n < consoleViewLimits.perList; n += 1) await save({ name: `${n}` }, other);
    expect((await save({ name: 'more' }, other)).errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    expect((await save({ name: '7', query: 'q=x' }, other)).errors).toEqual([]);
    const member = await signUpMember(test);
    expect((await save({}, member)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
