import { addTreePerson, addTreeSource } from '@infinite/api/features/tree/tree/index';
import { newId } from '@infinite/api/platform/database/id';
import type { TestMember } from '@infinite/api/testing/members';
import type { TestApp } from '@infinite/api/testing/test-app';

/** A small tree that the owner made. */
export interface TreeFixture {
  treePersonId: string;
  treeParentId: string;
  treeUnionId: string;
  removableTreePersonId: string;
  treeSourceId: string;
  removableTreeSourceId: string;
  /** That added the removable person. */
  treeChangeId: string;
  /** Files that the owner brought in: one that is looked at, and one of which nothing has arrived. */
  treeImportId: string;
  unfinishedTreeFileId: string;
}

export async function makeTree(
  test: TestApp,
  owner: TestMember,
  marker: string,
): Promise<TreeFixture> {
  const ctx = await owner.ctx();
  const named = { given: marker, surname: marker, birth: { date: '1950', place: marker } };
  const treePersonId = await addTreePerson(ctx, named);
  const relation = { kind: 'PARENT', to: treePersonId };
  const treeParentId = await addTreePerson(ctx, { given: marker, sex: 'F' }, relation);
  const removableTreePersonId = await addTreePerson(ctx, { given: marker });
  const find = async (sql: string) =>
    (await test.app.orm.em.getConnection().execute<{ id: string }[]>(sql, [owner.familyId]))[0]
      ?.id ?? '';
  const treeChangeId = await find(
    'select id from tree_changes where family_id = ? order by id desc limit 1',
  );
  return {
    ...{ treePersonId, treeParentId, removableTreePersonId, treeChangeId },
    treeImportId: await importIn(test, owner, { state: 'READY', marker }),
    unfinishedTreeFileId: await importIn(test, owner, { state: 'UPLOADING', marker }),
    treeUnionId: await find('select id from tree_unions where family_id = ? limit 1'),
    treeSourceId: await addTreeSource(ctx, { title: marker }),
    removableTreeSourceId: await addTreeSource(ctx, { title: marker }),
  };
}

async function importIn(
  test: TestApp,
  owner: TestMember,
  { state, marker }: { state: string; marker: string },
): Promise<string> {
  const id = newId();
  const run = (sql: string, values: unknown[]) =>
    test.app.orm.em.getConnection().execute(sql, values);
  await run(
    `insert into tree_imports (id, family_id, created_by, client_id, state, length, created_at, updated_at)
     values (?, ?, ?, ?, ?, 10, now(), now())`,
    [id, owner.familyId, owner.userId, newId(), state],
  );
  await run(`insert into tree_import_problems values (?, 0, 1, 'dropped', 'INDI', ?)`, [
    id,
    marker,
  ]);
  return id;
}
