import { UserCountDocument } from '@infinite/schema/generated/graphql';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

it('accounts of an earlier release are counted, and those that come after', async () => {
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0640-user-counts'] });
  await orm.close();
  const admin = await signUpMember(test, { role: 'admin' });
  await signUpMember(test);
  await migrate(test.databaseUrl);
  await signUpMember(test);
  const total = async (filter = {}) =>
    (await graphql(test, UserCountDocument, { filter }, admin.cookie)).data?.users.totalCount;
  expect(await total()).toBe(3);
  expect(await total({ role: 'ADMIN' })).toBe(1);
});
