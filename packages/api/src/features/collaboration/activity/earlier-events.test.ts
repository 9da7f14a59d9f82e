import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<{ actor_id: string; kind: string }[]>(sql, values);

/** As an earlier release wrote that somebody joined. */
const joined = ({ familyId, userId }: TestMember, secondsLater: number) =>
  run(
    `insert into family_events (id, family_id, kind, actor_id, at)
     select ?, id, 'MEMBER_JOINED', ?, created_at + ? * interval '1 second'
     from families where id = ?`,
    [randomUUID(), userId, secondsLater, familyId],
  );

it('founders of an earlier release started their family, and who came later joined it', async () => {
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0481-founders-and-single-notices'] });
  await orm.close();
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
  const eve = await signUpMember(test);
  await run('delete from family_events', []);
  await joined(ann, 0);
  await joined(tom, 30);
  // Its first event was lost with a founder who left.
  await joined(eve, 3600);
  await migrate(test.databaseUrl);
  const kinds = await run('select actor_id, kind from family_events', []);
  expect(new Map(kinds.map(({ actor_id, kind }) => [actor_id, kind]))).toEqual(
    new Map([
      [ann.userId, 'FAMILY_STARTED'],
      [tom.userId, 'MEMBER_JOINED'],
      [eve.userId, 'MEMBER_JOINED'],
    ]),
  );
});
