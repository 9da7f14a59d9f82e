import type { TestApp } from '@infinite/api/testing/test-app';
import type { TestMember } from '@infinite/api/testing/members';
import { preparedStatement } from '@infinite/api/platform/database/prepared';

interface Print {
  readonly name: string;
  readonly print: string | null;
}

/** One statement for all tables, planned once: one for each takes longer than the judged call. */
const questions = new WeakMap<TestApp, ReturnType<typeof preparedStatement<Print>>>();

/**
 * A fingerprint of all that belongs to the family and its owner: every table with a `family_id`,
 * and the account itself. Found in the database's catalogue, so a new table counts at once.
 */
export async function fingerprint(test: TestApp, owner: TestMember): Promise<string> {
  let question = questions.get(test);
  if (!question) {
    const tables = await test.app.orm.em.getConnection().execute<{ name: string }[]>(
      `select table_name as name from information_schema.columns
        where column_name = 'family_id' and table_schema = 'public'
          and table_name not in ('sessions', 'memberships', 'former_members')
        order by table_name`,
    );
    question = preparedStatement<Print>(questionOf(tables.map(({ name }) => name)));
    questions.set(test, question);
  }
  const rows = await question(test.app.orm.em.fork(), [owner.familyId, owner.userId]);
  return rows.map(({ name, print }) => `${name}:${print}`).join('\n');
}

function questionOf(tables: readonly string[]): string {
  const prints = tables.map(
    (table) =>
      `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) as print
         from ${table} t where t.family_id = $1::uuid`,
  );
  return `${prints.join(' union all ')}
    union all
    select 'account', md5(u::text || (select coalesce(string_agg(s.id::text ||
      coalesce(s.revoked_at::text, ''), '|' order by s.id), '') from sessions s
      where s.user_id = u.id)) from users u where u.id = $2::uuid
    order by 1`;
}
