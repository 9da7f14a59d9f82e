import { TreeChangesDocument, TreePersonDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveFamily } from '#features/people/families/people/depart.ts';
import { removeAccount } from '#features/people/users/remove-account.ts';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { linkTreePerson } from '#features/tree/tree/people/link-person.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = <Row extends object>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const personOf = async (id: string, by: TestMember) =>
  (await graphql(test, TreePersonDocument, { id }, by.cookie)).data?.treeIndividual;
const linkOf = (id: string) =>
  query<{ member: string | null }>(
    'select member_id as member from tree_people where individual_id = ?',
    [id],
  );
async function removeAccountOf({ ctx, userId, email }: TestMember): Promise<void> {
  await inTransaction(await ctx(), (ctx) => removeAccount(ctx, { id: userId, email }, 'page'));
}
async function asOneself(member: TestMember): Promise<string> {
  const id = await addTreePerson(await member.ctx(), { given: 'Ada' }, null);
  const link = { id, kind: 'MEMBER', subjectId: member.userId };
  await linkTreePerson(await member.ctx(), link);
  return id;
}

describe('the tree of a family', () => {
  it('stays when an account is deleted, whose person in it is nobody of the product any more', async () => {
    const owner = await signUpMember(test);
    const editor = await signUpMember(test, { familyId: owner.familyId });
    const id = await asOneself(editor);
    await removeAccountOf(editor);
    expect(await linkOf(id)).toEqual([{ member: null }]);
    expect((await personOf(id, owner))?.names[0]?.display).toBe('Ada');
    const { data, errors } = await graphql(test, TreeChangesDocument, {}, owner.cookie);
    expect(errors).toEqual([]);
    expect(data?.treeChanges.nodes).toHaveLength(1);
  });

  it('stays as it is when a member leaves the family, who sees it no longer', async () => {
    const owner = await signUpMember(test);
    const editor = await signUpMember(test, { familyId: owner.familyId });
    const id = await asOneself(editor);
    await leaveFamily(await editor.ctx());
    expect(await linkOf(id)).toEqual([{ member: editor.userId }]);
    expect((await personOf(id, owner))?.names[0]?.display).toBe('Ada');
    expect(await personOf(id, editor)).toBeNull();
  });

  it('is deleted with the account of the last member', async () => {
    const owner = await signUpMember(test);
    const other = await signUpMember(test);
    const kept = await asOneself(other);
    await asOneself(owner);
    await removeAccountOf(owner);
    const names = await query<{ name: string }>(
      `select table_name as name from information_schema.columns
         where column_name = 'family_id' and table_schema = 'public' and table_name like 'tree%'`,
      [],
    );
    expect(names.length).toBeGreaterThan(14);
    for (const { name } of names) {
      const left = await query(`select 1 from ${name} where family_id = ?`, [owner.familyId]);
      expect([name, left.length]).toEqual([name, 0]);
    }
    expect(await linkOf(kept)).toEqual([{ member: other.userId }]);
  });
});
