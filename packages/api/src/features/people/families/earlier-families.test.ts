import { afterAll, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { findVisibleRecording } from '#features/recordings/recordings/index.ts';
import { giveKey } from '#testing/api-keys.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

it('families, sessions and keys of an earlier release work as before', async () => {
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0391-families-with-roles'] });
  await orm.close();
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
  const id = await keepRecording(test, ann, Buffer.from('%PDF-1.4'), {
    kind: 'FILE',
    origin: 'uploaded',
    title: 'kept',
    fileName: 'kept.pdf',
    mimeType: 'application/pdf',
  });
  const key = await giveKey(test, tom);
  await migrate(test.databaseUrl);
  for (const [member, familyRole] of [
    [ann, 'owner'],
    [tom, 'viewer'],
  ] as const) {
    const ctx = await member.ctx();
    expect(ctx.actor).toMatchObject({ familyId: ann.familyId, familyRole });
    expect(await findVisibleRecording(newContext(test.app, ctx.actor), id)).toMatchObject({ id });
  }
  const answer = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: key.headers,
    payload: { query: '{ families { id role inView } recordings { nodes { id } } }' },
  });
  expect(answer.json()).toMatchObject({
    data: {
      families: [{ id: ann.familyId, role: 'VIEWER', inView: true }],
      recordings: { nodes: [{ id }] },
    },
  });
});
