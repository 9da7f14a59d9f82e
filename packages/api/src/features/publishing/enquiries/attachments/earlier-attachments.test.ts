import { afterAll, expect, it } from 'vitest';
import { inboxCallers } from '#features/publishing/enquiries/testing/inbox-callers.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

it('files of emails that came before files were stored are named, in their order', async () => {
  const ann = await signUpMember(test, { role: 'admin' });
  const { written, threadOf, rows } = inboxCallers(test, ann);
  const { id } = await written();
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0642-inbox-search-and-attachments'] });
  await orm.close();
  await rows(
    `insert into enquiry_messages (id, enquiry_id, direction, author_name, address, subject, body,
       mail_id, attachments, at)
     values (gen_random_uuid(), ?, 'IN', 'Per', 'per@example.org', '', 'Hello', 'm1',
       '["b.png", "a \\"quoted\\".txt"]', now())`,
    [id],
  );
  await migrate(test.databaseUrl);
  const { entries } = await threadOf(id);
  expect(entries[0]?.attachments).toMatchObject([
    { name: 'b.png', bytes: null, state: 'NAME_ONLY', path: null },
    { name: 'a "quoted".txt', bytes: null, state: 'NAME_ONLY', path: null },
  ]);
});
