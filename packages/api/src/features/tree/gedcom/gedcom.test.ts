import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newFamily = async () => new TreeFiles(test, await signUpMember(test));

const small = Buffer.from(
  [
    '0 HEAD',
    '1 GEDC',
    '2 VERS 7.0',
    '1 NOTE Of all of us',
    '0 @I1@ INDI',
    '1 NAME Ada /Byron/',
    '1 SEX F',
    '1 BIRT',
    '2 DATE 10 DEC 1815',
    '2 PLAC London, England',
    '1 DEAT',
    '2 DATE 27 NOV 1852',
    '1 _EYES gray',
    '2 _NOTE as painted',
    '1 FAMS @F1@',
    '0 @I2@ INDI',
    '1 NAME William /King/',
    '1 SEX M',
    '1 BIRT',
    '2 DATE 1805',
    '1 FAMS @F1@',
    '0 @I3@ INDI',
    '1 NAME Anne /King/',
    '1 FAMC @F1@',
    '0 @F1@ FAM',
    '1 HUSB @I2@',
    '1 WIFE @I1@',
    '1 CHIL @I3@',
    '0 @S1@ SOUR',
    '1 TITL Parish register',
    '0 @X1@ _CUSTOM a record of another program',
    '0 TRLR',
    '',
  ].join('\n'),
);

describe('a file of a tree', () => {
  it('is analyzed, shown, confirmed and imported whole', async () => {
    const family = await newFamily();
    const analyzed = await family.analyzed(small);
    expect(analyzed).toMatchObject({
      state: 'READY',
      fileName: 'family.ged',
      problem: null,
      summary: { version: '7.0', encoding: 'UTF-8', individuals: 3, unions: 1, sources: 1 },
    });
    expect(analyzed.summary).toMatchObject({ otherRecords: 1, firstYear: 1805, lastYear: 1852 });
    expect(await family.counts()).toEqual({});
    await family.confirm(analyzed.id);
    expect(await family.runImport(analyzed.id)).toMatchObject({ state: 'DONE', progress: 100 });
    expect(await family.counts()).toEqual({ HEAD: 1, INDI: 3, FAM: 1, SOUR: 1, _CUSTOM: 1 });
    const text = (await family.file()).toString('utf8');
    expect(text).toContain('1 _EYES gray\n2 _NOTE as painted');
    expect(text).toContain('0 @X1@ _CUSTOM a record of another program');
    expect(text).toMatch(/^\uFEFF0 HEAD\n1 GEDC\n2 VERS 7.0\n/);
    expect(text).toMatch(/\n0 TRLR\n$/);
  });
});

describe('who brings files in, and who takes them along', () => {
  it('owner and editors import; contributors export without the living; viewers neither', async () => {
    const owner = await newFamily();
    const { familyId } = owner.member;
    const as = async (familyRole: 'editor' | 'contributor' | 'viewer') =>
      new TreeFiles(test, await signUpMember(test, { familyId, familyRole }));
    const [editor, contributor, viewer] = await Promise.all([
      as('editor'),
      as('contributor'),
      as('viewer'),
    ]);
    const done = await editor.imported(small);
    expect(done).toMatchObject({ state: 'DONE', mayDecide: true });
    expect(await owner.shown(done.id)).toMatchObject({ mayDecide: false, mayCancel: true });
    expect(await contributor.shown(done.id)).toBeNull();
    for (const other of [contributor, viewer]) {
      expect((await other.begin(10)).status).toBe(403);
      expect(await other.refusal('{ treeImports { nodes { id } } }')).toBe('FORBIDDEN');
    }
    expect((await owner.download({ living: 'include' })).status).toBe(200);
    expect((await editor.download({ living: 'include' })).status).toBe(200);
    expect((await contributor.download({ living: 'include' })).status).toBe(403);
    expect((await contributor.download()).status).toBe(200);
    expect((await viewer.download()).status).toBe(403);
    const stranger = await newFamily();
    expect(await stranger.shown(done.id)).toBeNull();
    expect((await stranger.get(`/api/tree/imports/${done.id}/report.txt`)).status).toBe(404);
    expect((await editor.get(`/api/tree/imports/${done.id}/report.txt`)).status).toBe(200);
  });

  it('withholds the living unless an owner or editor asks for them', async () => {
    const family = await newFamily();
    await family.imported(small);
    const withheld = await (await family.download()).text();
    // Ada died; William was born more than 110 years ago; of Anne her mother says so.
    expect(withheld).toContain('1 NAME Ada /Byron/');
    const living = await newFamily();
    await living.imported(
      Buffer.from(
        small
          .toString()
          .replace('2 DATE 10 DEC 1815', '2 DATE 10 DEC 1990')
          .replace('1 DEAT\n2 DATE 27 NOV 1852\n', ''),
      ),
    );
    const text = await (await living.download()).text();
    expect(text).toContain('1 NAME Living /Byron/');
    expect(text).not.toMatch(/Ada|10 DEC 1990|London|_EYES/);
    expect((await living.file()).toString()).toMatch(/Ada/);
  });
});

describe('an import that does not come to its end', () => {
  it('leaves nothing when it is canceled before or while it runs', async () => {
    const family = await newFamily();
    const first = await family.analyzed(small);
    await family.call('mutation ($id: ID!) { cancelTreeImport(id: $id) { id } }', first);
    expect(await family.shown(first.id)).toMatchObject({ state: 'CANCELED' });
    await family.clear(first.id);
    expect(await family.refusal(confirm, first)).toBe('WRONG_STATE');
    const second = await family.analyzed(small);
    await family.confirm(second.id);
    await family.call('mutation ($id: ID!) { cancelTreeImport(id: $id) { id } }', second);
    expect(await family.runImport(second.id)).toMatchObject({ state: 'CANCELED' });
    expect(await family.counts()).toEqual({});
    const stored: string[] = [];
    await family.clear(second.id);
    for await (const { key } of test.app.blobs.list('tree-imports')) stored.push(key);
    expect(stored.filter((key) => key.includes(first.id) || key.includes(second.id))).toEqual([]);
  });

  it('brings everything once, however often its jobs run', async () => {
    const family = await newFamily();
    const { id } = await family.analyzed(small);
    await family.analyze(id);
    await family.confirm(id);
    await family.confirm(id);
    await family.runImport(id);
    expect(await family.runImport(id)).toMatchObject({ state: 'DONE' });
    expect(await family.counts()).toMatchObject({ INDI: 3, FAM: 1 });
    await family.clear(id);
    await family.clear(id);
    expect(
      await family.refusal('mutation ($id: ID!) { cancelTreeImport(id: $id) { id } }', { id }),
    ).toBe('WRONG_STATE');
  });

  it('is refused once its member may no longer bring files in', async () => {
    const owner = await newFamily();
    const { familyId } = owner.member;
    const editor = new TreeFiles(
      test,
      await signUpMember(test, { familyId, familyRole: 'editor' }),
    );
    const { id } = await editor.analyzed(small);
    await editor.confirm(id);
    await test.app.orm.em
      .getConnection()
      .execute(`update memberships set role = 'viewer' where user_id = ?`, [editor.member.userId]);
    await owner.runImport(id);
    expect(await owner.shown(id)).toMatchObject({ state: 'FAILED', problemCode: 'NOT_ALLOWED' });
    expect(await owner.counts()).toEqual({});
  });
});

const confirm = 'mutation ($id: ID!) { confirmTreeImport(id: $id) { id } }';

describe('a file for a tree that has people already', () => {
  it('is merged by what the member decides: the same people are there once', async () => {
    const family = await newFamily();
    await family.imported(small);
    const again = await family.analyzed(
      Buffer.from(small.toString().replace('1 _EYES gray', '1 OCCU Mathematician')),
    );
    expect(again).toMatchObject({ state: 'READY', matchCount: 3 });
    const matches = await family.matches(again.id);
    expect(
      matches.map(({ inFile, inTree, decision }) => [inFile.name, inTree.name, decision]),
    ).toEqual(
      expect.arrayContaining([
        ['Ada Byron', 'Ada Byron', 'MATCH'],
        ['William King', 'William King', 'MATCH'],
        ['Anne King', 'Anne King', 'ADD'],
      ]),
    );
    await family.confirm(again.id);
    expect(await family.runImport(again.id)).toMatchObject({ state: 'DONE' });
    // Of Anne nothing but a name is known: without a decision she is somebody else.
    expect(await family.counts()).toMatchObject({ INDI: 4, FAM: 1 });
    const text = (await family.file()).toString();
    expect(text).toMatch(/1 _EYES gray/);
    expect(text).toMatch(/1 OCCU Mathematician/);
    expect(text.match(/2 DATE 10 DEC 1815/g)).toHaveLength(1);
  });

  it('adds everybody, or keeps ours, where the member wants that', async () => {
    const family = await newFamily();
    await family.imported(small);
    const changed = Buffer.from(small.toString().replace('1 _EYES gray', '1 OCCU Countess'));
    const kept = await family.analyzed(changed);
    const all =
      'mutation ($id: ID!, $d: TreeMatchDecision!) { decideAllTreeImportMatches(id: $id, decision: $d) }';
    await family.call(all, { id: kept.id, d: 'KEEP' });
    await family.confirm(kept.id);
    await family.runImport(kept.id);
    expect((await family.file()).toString()).not.toMatch(/OCCU/);
    expect(await family.counts()).toMatchObject({ INDI: 3, FAM: 1 });
    const added = await family.analyzed(changed);
    const one =
      'mutation ($id: ID!, $d: [TreeMatchDecisionInput!]!) { decideTreeImportMatches(id: $id, decisions: $d) }';
    const decisions = (await family.matches(added.id)).map(({ match }) => ({
      match,
      decision: 'ADD',
    }));
    await family.call(one, { id: added.id, d: decisions });
    await family.confirm(added.id);
    await family.runImport(added.id);
    expect(await family.counts()).toMatchObject({ INDI: 6, FAM: 2 });
  });
});

describe('an upload of a file of a tree', () => {
  it('keeps to the limit of files before and while it arrives, and goes on where it stopped', async () => {
    const family = await newFamily();
    expect((await family.begin(101 * 1024 * 1024)).status).toBe(413);
    expect((await family.begin(0)).status).toBe(400);
    const begun = await family.begin(small.length, { filename: 'Ältere Bäume.ged' });
    const path = begun.headers.get('location') ?? '';
    const client = await TusClient.of(test, family.member.cookie);
    await client.send(path, 0, small.subarray(0, 100));
    expect(await client.offset(path)).toBe(100);
    expect((await client.send(path, 50, small.subarray(50))).status).toBe(409);
    const tooMuch = Buffer.concat([small.subarray(100), Buffer.from('more')]);
    expect((await client.send(path, 100, tooMuch)).status).toBe(413);
    expect((await client.send(path, 100, small.subarray(100))).status).toBe(204);
    const id = path.split('/').at(-1) ?? '';
    expect(await family.analyze(id)).toMatchObject({
      state: 'READY',
      fileName: 'Ältere Bäume.ged',
    });
    const other = new TreeFiles(
      test,
      await signUpMember(test, { familyId: family.member.familyId, familyRole: 'editor' }),
    );
    const theirs = await TusClient.of(test, other.member.cookie);
    expect((await theirs.request('HEAD', path)).status).toBe(404);
    expect((await theirs.request('DELETE', path)).status).toBe(404);
  });

  it('is sealed where it is stored', async () => {
    const family = await newFamily();
    const id = await family.upload(small);
    const keys: string[] = [];
    for await (const { key } of test.app.blobs.list('tree-imports')) keys.push(key);
    const [key = ''] = keys.filter((each) => each.includes(id));
    const reader = await test.app.blobs.open(key);
    const bytes = await reader.read(0, reader.bytes);
    await reader.close();
    expect(bytes.includes('Byron')).toBe(false);
  });

  it('waits for no more than a few files of a family at once', async () => {
    const family = await newFamily();
    for (const _ of [1, 2, 3, 4, 5]) expect((await family.begin(10)).status).toBe(201);
    expect((await family.begin(10)).status).toBe(409);
  });
});

describe('imports of one family', () => {
  const undo = 'mutation ($id: ID!) { undoTreeChange(id: $id) }';

  it('are undone as a whole, and redone', async () => {
    const family = await newFamily();
    const done = await family.imported(small);
    await family.call(undo, { id: done.changeId });
    expect(await family.counts()).toEqual({});
    const { treeChanges } = await family.call<{ treeChanges: { nodes: { id: string }[] } }>(
      '{ treeChanges(first: 1) { nodes { id } } }',
    );
    await family.call(undo, treeChanges.nodes[0]);
    expect(await family.counts()).toMatchObject({ INDI: 3, FAM: 1 });
  });

  it('at the same moment are both there', async () => {
    const family = await newFamily();
    const [first, second] = [await family.analyzed(small), await family.analyzed(small)];
    await Promise.all([family.confirm(first.id), family.confirm(second.id)]);
    const done = await Promise.all([family.runImport(first.id), family.runImport(second.id)]);
    expect(done.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    expect(await family.counts()).toMatchObject({ INDI: 6, FAM: 2 });
  });

  it('end when somebody whom they are matched with is removed meanwhile', async () => {
    const family = await newFamily();
    await family.imported(small);
    const again = await family.analyzed(small);
    const [match] = await family.matches(again.id);
    await test.app.orm.em
      .getConnection()
      .execute('update tree_records set removed_at = now() where id = ?', [match?.individualId]);
    await family.confirm(again.id);
    expect(await family.runImport(again.id)).toMatchObject({
      state: 'FAILED',
      problemCode: 'TREE_CHANGED',
    });
  });
});
