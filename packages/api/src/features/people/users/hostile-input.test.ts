import { readFileSync } from 'node:fs';
import {
  AuditEventsDocument,
  SuspendUserDocument,
  UsersDocument,
} from '@infinite/schema/generated/graphql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorOf } from '#platform/database/cursor.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const file = new URL('../../../../../../tests/fixtures/hostile-strings.json', import.meta.url);
const { strings } = JSON.parse(readFileSync(file, 'utf8')) as { strings: { value: string }[] };
const hostile = fc.oneof(
  fc.constantFrom(...strings.map(({ value }) => value.slice(0, 400))),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

let test: TestApp;
let admin: TestMember;
let ann: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
  ann = await signUpMember(test);
});
afterAll(() => test.close());

/** A refusal is an answer; a fault of ours is none. */
async function answers(ask: Promise<{ errors: { extensions?: { code?: string } }[] }>) {
  const codes = (await ask).errors.map(({ extensions }) => extensions?.code);
  expect(codes).not.toContain('INTERNAL');
}

describe('whatever an administrator types', () => {
  it('into search, filters and cursors never makes the server fail', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const { cookie } = admin;
        await answers(graphql(test, UsersDocument, { filter: { search: text } }, cookie));
        await answers(graphql(test, UsersDocument, { after: text }, cookie));
        const after = cursorOf([text, ann.userId]);
        for (const by of ['EMAIL', 'CREATED'] as const) {
          await answers(graphql(test, UsersDocument, { order: { by }, after }, cookie));
        }
        const filter = { subjectId: text, subjectKind: text };
        await answers(graphql(test, AuditEventsDocument, { filter, after: text }, cookie));
        const query = new URLSearchParams({
          search: text.toWellFormed(),
          after: text.toWellFormed(),
        });
        const url = `/api/admin/users?${query.toString()}`;
        const { statusCode } = await test.server.inject({ url, headers: { cookie } });
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 60, examples: [['a\u0000b'], ['\ud800'], ['%'], ['\\']] },
    );
  });

  it('as a reason is kept, without what no database can hold', async () => {
    await graphql(
      test,
      SuspendUserDocument,
      { id: ann.userId, reason: 'a\u0000b\u202E <i>' },
      admin.cookie,
    );
    const [row] = await test.app.orm.em
      .getConnection()
      .execute<object[]>('select suspension_reason from users where id = ?', [ann.userId]);
    expect(row).toEqual({ suspension_reason: 'ab\u202E <i>' });
  });
});
