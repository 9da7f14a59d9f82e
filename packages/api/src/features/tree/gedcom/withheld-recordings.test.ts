import {
  AddTreePersonDocument,
  AttachVoiceDocument,
  CiteRecordingDocument,
  TreeBranchVoicesDocument,
  TreeChangesDocument,
  TreeFactVoicesDocument,
  TreePersonDocument,
  TreeSourcesDocument,
  TreeVoicesDocument,
} from '@infinite/schema/generated/graphql';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const [quote, title] = ['Quotewater', 'Titlewater'];
const run = (text: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(text, values);

type Role = 'owner' | 'editor' | 'contributor' | 'viewer';
const roles: readonly Role[] = ['owner', 'editor', 'contributor', 'viewer'];

interface Family {
  readonly members: Readonly<Record<Role, TestMember>>;
  readonly person: string;
}

/** Anna, born in 1890, of whom a recording tells; the editor made it. */
async function familyWith(state: string): Promise<Family & { readonly recordingId: string }> {
  const owner = await signUpMember(test);
  const join = (familyRole: Exclude<Role, 'owner'>) =>
    signUpMember(test, { familyId: owner.familyId, familyRole });
  const editor = await join('editor');
  const members = {
    ...{ owner, editor, contributor: await join('contributor'), viewer: await join('viewer') },
  };
  const input = { given: 'Anna', birth: { date: '1890' } } as never;
  const added = await graphql(test, AddTreePersonDocument, { input, relation: null }, owner.cookie);
  const person = added.data?.addTreePerson.id ?? '';
  const recordingId = await keepRecording(test, editor, Buffer.from('sound'), { title });
  const segment = { id: 'a', startMs: 0, endMs: 4000, text: quote, words: null, speaker: null };
  await run(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     select id, family_id, 'READY', ?::jsonb, now() from recordings where id = ?`,
    [JSON.stringify([{ ...segment, edited: false, heard: null }]), recordingId],
  );
  await graphql(test, AttachVoiceDocument, { recordingId, recordId: person }, editor.cookie);
  const cited = await graphql(
    test,
    CiteRecordingDocument,
    {
      input: {
        ...{ recordingId, recordId: person, fromMs: 500, toMs: 3000, quality: 2, quote },
        newFact: { tag: 'OCCU', value: 'Baker' },
      },
    },
    editor.cookie,
  );
  expect(cited.errors).toEqual([]);
  await run(state, [recordingId]);
  return { members, person, recordingId };
}

async function unpacked(bytes: Uint8Array): Promise<string> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const entries = await zip.getEntries();
  const texts = entries.map(async (entry) =>
    entry.directory ? '' : `${entry.filename}\n${await entry.getData(new TextWriter())}`,
  );
  return (await Promise.all(texts)).join('\n');
}

const ways = ['7.0', '5.5.1', 'gedzip', 'lists'] as const;

/** Everything that a member gets this way, as text. */
async function got(
  { members, person }: Family,
  reader: Role,
  way: (typeof ways)[number],
): Promise<string> {
  const member = members[reader];
  if (way !== 'lists') {
    const files = new TreeFiles(test, member);
    const living: Record<string, string> =
      reader === 'owner' || reader === 'editor' ? { living: 'include' } : {};
    const answer = await files.download({ ...living, format: way });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return way === 'gedzip' && answer.ok ? unpacked(bytes) : bytes.toString('utf8');
  }
  const { cookie } = member;
  const answers = await Promise.all([
    graphql(test, TreePersonDocument, { id: person }, cookie),
    graphql(test, TreeFactVoicesDocument, { recordId: person }, cookie),
    graphql(test, TreeVoicesDocument, { recordId: person }, cookie),
    graphql(test, TreeBranchVoicesDocument, { individualId: person, direction: 'UP' }, cookie),
    graphql(test, TreeSourcesDocument, {}, cookie),
    graphql(test, TreeChangesDocument, {}, cookie),
  ]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  return JSON.stringify(answers);
}

const states: readonly [state: string, sql: string, heardBy: readonly Role[]][] = [
  ['shared', 'select 1 from recordings where id = ?', roles],
  ['kept to its maker', `update recordings set audience = 'MAKER' where id = ?`, ['editor']],
  ['for nobody', `update recordings set audience = 'NOBODY' where id = ?`, []],
  ['held for its author', 'update recordings set held_for_author = true where id = ?', ['editor']],
  [
    'in the trash',
    `update recordings set audience = 'NOBODY', audience_before = 'FAMILY', trashed_at = now()
     where id = ?`,
    [],
  ],
  ['erased', 'delete from recordings where id = ?', []],
];

describe.each(states)('what a recording says that is %s', (_, sql, heardBy) => {
  it('is in files and lists for those alone who may hear it', async () => {
    const family = await familyWith(sql);
    for (const reader of roles) {
      for (const way of ways) {
        const text = await got(family, reader, way);
        const isHeard = heardBy.includes(reader);
        const isRefused = reader === 'viewer' && way !== 'lists';
        const where = `${reader}, ${way}`;
        if (!isHeard || isRefused) {
          expect(text, where).not.toMatch(new RegExp(`${quote}|${title}|_SPAN 500|500-3000`));
          expect(text, where).not.toMatch(/1 AUTH|media\/|1 FILE|"fromMs":500/);
        } else {
          expect(text, where).toContain(quote);
          expect(text, where).toContain(title);
          if (way !== 'lists') expect(text, where).toMatch(/1 AUTH \S/);
        }
        // The fact and that it has a source are the tree's own.
        if (way !== 'lists' && !isRefused) expect(text, where).toMatch(/1 OCCU Baker\r?\n2 SOUR @/);
      }
    }
    const [kept] = await test.app.orm.em
      .getConnection()
      .execute<{ text: string }[]>(
        'select structure::text as text from tree_records where id = ?',
        [family.person],
      );
    expect(kept?.text).toContain(quote);
  });
});

describe('a source that came with the title of a recording', () => {
  it('is not found by it, and is not named in the history, once the recording is hidden', async () => {
    const hidden = `update recordings set audience = 'MAKER' where id = ?`;
    const { members, recordingId } = await familyWith(hidden);
    const { owner, editor } = members;
    await run(
      `update tree_records set structure = jsonb_set(structure, '{children}',
         structure -> 'children' || '[{"tag": "TITL", "payload": "Titlewater"}]')
       where family_id = ? and kind = 'SOUR'`,
      [owner.familyId],
    );
    const found = async (cookie: string) =>
      (await graphql(test, TreeSourcesDocument, { search: 'titlew' }, cookie)).data?.treeSources
        .nodes;
    expect(await found(editor.cookie)).toMatchObject([{ title, recordingId, mayChange: true }]);
    expect(await found(owner.cookie)).toEqual([]);
    const all = await graphql(test, TreeSourcesDocument, {}, owner.cookie);
    expect(all.data?.treeSources.nodes).toMatchObject([
      { title: '', recordingId: null, uses: 1, mayChange: false },
    ]);
    const file = (await new TreeFiles(test, owner).file()).toString();
    expect(file).not.toContain(title);
  });
});
