import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { sealBodies } from '#features/messages/messages/jobs/seal-bodies.sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let author: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  author = await signUpMember(test);
});
afterAll(() => test.close());

type Answer = Record<string, { id: string; body: string; version: number }>;
const letter = 'My dear Maja, the peonies under the window are yours.';

async function ask(query: string, variables: object): Promise<Answer> {
  const { data, errors } = await graphql<Answer, object>(test, query, variables, author.cookie);
  expect(errors).toEqual([]);
  return data ?? {};
}

const write = async (body: string) => {
  const query = `mutation ($input: MessageDraftInput!, $clientId: ID!) {
    createDraft(input: $input, clientId: $clientId) { id body version } }`;
  const clientId = `client-${Math.random().toString(36).slice(2)}`;
  const { createDraft } = await ask(query, { input: { title: 'For Maja', body }, clientId });
  return createDraft!;
};
const read = async (id: string) =>
  (await ask('query ($id: ID!) { message(id: $id) { id body version } }', { id }))['message']!;

/** Every column of every row that could contain the body, as text. */
async function dump(): Promise<string> {
  const rows = await test.app.orm.em
    .getConnection()
    .execute<{ row: string }[]>(
      'select m::text as row from messages m union all select l::text from delivery_snapshots l',
    );
  return rows.map(({ row }) => row).join('\n');
}
/** What `bytea` would look like as text, had the words been stored in it unsealed. */
const asHex = (text: string) => Buffer.from(text).toString('hex');

async function sweep(): Promise<void> {
  await sealBodies.run(newContext(test.app, { kind: 'system', job: 'test' }));
}

describe('a message body in the database', () => {
  it('is sealed from its first save, through edits and copies, and reads as it was', async () => {
    const draft = await write(letter);
    expect(draft.body).toBe(letter);
    expect((await read(draft.id)).body).toBe(letter);
    const save = `mutation ($id: ID!, $version: Int!, $input: MessageDraftInput!) {
      saveDraft(id: $id, version: $version, input: $input) { id body version } }`;
    const input = { body: `${letter} Cut them early.` };
    const saved = (await ask(save, { id: draft.id, version: draft.version, input }))['saveDraft']!;
    expect(saved.body).toBe(input.body);
    const copy = await ask(
      'mutation ($id: ID!) { duplicateMessage(id: $id) { id body version } }',
      {
        id: draft.id,
      },
    );
    expect(copy['duplicateMessage']?.body).toBe(input.body);
    // Saving the same words changes nothing, so another window gets no conflict.
    const again = await ask(save, { id: draft.id, version: draft.version, input });
    expect(again['saveDraft']?.version).toBe(saved.version);
    const stored = await dump();
    expect(stored).not.toContain('peonies');
    expect(stored).not.toContain(asHex('peonies'));
    expect(stored).toContain('For Maja');
  });

  it('stored before bodies were sealed is sealed by the sweep and reads the same', async () => {
    const id = await armMessage(test, author, { body: letter });
    expect(await dump()).toContain('peonies');
    expect((await read(id)).body).toBe(letter);
    await sweep();
    await sweep();
    expect(await dump()).not.toContain('peonies');
    expect((await read(id)).body).toBe(letter);
  });

  it('may be emptied', async () => {
    const draft = await write(letter);
    const save = `mutation ($id: ID!, $version: Int!) {
      saveDraft(id: $id, version: $version, input: { body: null }) { id body version } }`;
    await ask(save, { id: draft.id, version: draft.version });
    expect((await read(draft.id)).body).toBe('');
  });
});
