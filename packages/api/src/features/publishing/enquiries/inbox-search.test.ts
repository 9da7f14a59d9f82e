import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { readsOf } from '#testing/read-plans.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** Enough of them that reading them all costs more than an index. */
const enquiries = 20_000;

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
  const run = (sql: string) => test.app.orm.em.getConnection().execute(sql);
  await run(
    `insert into enquiries (id, reference, kind, topic, name, email, message, details, received_at)
     select gen_random_uuid(), 'REF-' || n, 'CONTACT', 'question', 'Writer ' || n, n || '@example.org',
       case n when 7 then 'About the steamship' else md5(n::text) end, '{}', now()
     from generate_series(1, ${enquiries}) n`,
  );
  await run(
    `insert into enquiry_messages (id, enquiry_id, direction, author_name, address, subject, body,
       mail_id, at)
     select gen_random_uuid(), id, 'IN', name, email, '',
       case name when 'Writer 9' then 'It sank, that steamship.' else md5(name) end, id::text, now()
     from enquiries`,
  );
  // Brings what was just written from the pending lists of the indexes into them.
  await run('vacuum analyze enquiries, enquiry_messages');
});
afterAll(() => test.close());

const search = async (text: string) => {
  const { data, errors } = await graphql<
    { enquiries: { nodes: { name: string }[]; totalCount: number } },
    object
  >(
    test,
    'query ($search: String) { enquiries(search: $search) { nodes { name } totalCount } }',
    { search: text },
    admin.cookie,
  );
  expect(errors).toEqual([]);
  return data!.enquiries;
};

it('finds what either side wrote', async () => {
  const { nodes, totalCount } = await search('STEAMship');
  expect(nodes.map(({ name }) => name).sort()).toEqual(['Writer 7', 'Writer 9']);
  expect(totalCount).toBe(2);
  expect((await search('REF-12')).nodes[0]?.name).toMatch(/^Writer 12/);
});

it.each(['enquiries', 'enquiry_messages'])(
  'reads of %s only what an index finds',
  async (table) => {
    const reads = await readsOf(test, table, () => search('steamship'));
    expect(reads.wholeTable).toBe(false);
    expect(reads.mostRows).toBeLessThan(10);
  },
);
