import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealWords } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** The driver that the ORM uses; npm may give it a copy of its own. */
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as {
  Client: { prototype: { query: (...values: unknown[]) => unknown } };
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, values);

/** A file without a title, with a note; both words sealed. */
async function keep(member: TestMember, fileName: string, note: string): Promise<string> {
  const id = newId();
  const ctx = await member.ctx();
  const seal = (kind: 'recording-note' | 'recording-file-name', words: string) =>
    sealWords(ctx, member.familyId, { kind, row: id }, words);
  await run(
    `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
       sealed_note, sealed_file_name, claimed_type, created_at, updated_at)
     values (?, ?, ?, ?, 'FILE', 'READY', 'uploaded', '', ?, ?, '', now(), now())`,
    [
      id,
      member.familyId,
      member.userId,
      newId(),
      await seal('recording-note', note),
      await seal('recording-file-name', fileName),
    ],
  );
  return id;
}

interface Listed {
  recordings: { nodes: { title: string; note: string | null }[] };
}
const list = '{ recordings(first: 100) { nodes { title note } } }';
const one = 'query ($id: ID!) { recording(id: $id) { title note } }';

function ask<Data>(member: TestMember, document: string, variables: object = {}) {
  return graphql<Data, object>(test, document, variables, member.cookie);
}

describe('the words of recordings', () => {
  it('cost as many queries for forty as for two', async () => {
    const [few, many] = [await signUpMember(test), await signUpMember(test)];
    for (let n = 0; n < 40; n += 1) await keep(many, `page-${n}.pdf`, `Note ${n}`);
    for (let n = 0; n < 2; n += 1) await keep(few, `page-${n}.pdf`, `Note ${n}`);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const queriesOf = async (member: TestMember, expected: number) => {
      query.mockClear();
      const { data } = await ask<Listed>(member, list);
      const nodes = data?.recordings.nodes.toReversed();
      expect(nodes).toHaveLength(expected);
      expect(nodes?.[1]).toEqual({ title: 'page-1', note: 'Note 1' });
      return query.mock.calls.length;
    };
    await queriesOf(few, 2);
    const forFew = await queriesOf(few, 2);
    expect(await queriesOf(many, 40)).toBe(forFew);
    expect(forFew).toBeGreaterThan(1);
    query.mockRestore();
  });

  it('moved or altered in the database are left out, and nothing else is', async () => {
    const member = await signUpMember(test);
    const [from, into] = [
      await keep(member, 'first.pdf', 'Of the first'),
      await keep(member, 'second.pdf', 'Of the second'),
    ];
    await run(
      'update recordings set sealed_note = (select sealed_note from recordings where id = ?) where id = ?',
      [from, into],
    );
    const second = { title: 'second', note: null };
    expect((await ask(member, one, { id: into })).data).toEqual({ recording: second });
    await run('update recordings set sealed_note = sealed_file_name where id = ?', [into]);
    expect((await ask(member, one, { id: into })).data).toEqual({ recording: second });
    await run('update recordings set sealed_file_name = sealed_file_name || ? where id = ?', [
      Buffer.from('x'),
      into,
    ]);
    expect((await ask(member, one, { id: into })).data).toEqual({
      recording: { title: 'File', note: null },
    });
    expect((await ask(member, one, { id: from })).data).toEqual({
      recording: { title: 'first', note: 'Of the first' },
    });
  });

  it('change: a title given and taken away leaves the name of the file, a note may be emptied', async () => {
    const member = await signUpMember(test);
    const id = await keep(member, 'first.pdf', 'Of the first');
    const update = async (input: object) => {
      const { data } = await ask<{ updateRecording: object }>(
        member,
        `mutation ($id: ID!, $input: UpdateRecordingInput!) {
          updateRecording(id: $id, input: $input) { title note } }`,
        { id, input },
      );
      return data?.updateRecording;
    };
    expect(await update({ title: 'For Ana' })).toEqual({ title: 'For Ana', note: 'Of the first' });
    expect(await update({ title: '' })).toEqual({ title: 'first', note: 'Of the first' });
    expect(await update({ note: 'Another' })).toEqual({ title: 'first', note: 'Another' });
    expect(await update({ note: '' })).toEqual({ title: 'first', note: null });
  });

  it('of a row that the sweep has not reached are replaced and emptied like sealed ones', async () => {
    const member = await signUpMember(test);
    const id = await keep(member, '', '');
    await run(`update recordings set note = 'Plain', file_name = 'plain.pdf' where id = ?`, [id]);
    expect((await ask(member, one, { id })).data).toEqual({
      recording: { title: 'plain', note: 'Plain' },
    });
    const empty =
      'mutation ($id: ID!) { updateRecording(id: $id, input: { note: null }) { note } }';
    expect((await ask(member, empty, { id })).data).toEqual({ updateRecording: { note: null } });
  });
});
