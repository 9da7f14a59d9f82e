import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare, uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const photos = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures/photos');
const photo = (name: string) => readFileSync(path.join(photos, name));

let test: TestApp;
let ann: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test, { timeZone: 'Europe/Lisbon' });
});
afterAll(() => test.close());

async function keep(id: string, input: object, by = ann) {
  const answer = await graphql<object, object>(
    test,
    'mutation ($id: ID!, $input: ArchiveFactsInput!) { keepArchiveFacts(recordingId: $id, input: $input) }',
    { id, input },
    by.cookie,
  );
  return answer.errors[0]?.extensions?.code ?? 'kept';
}

async function takenOf(id: string) {
  const { data } = await graphql<
    { recording: { facts: { takenBy: string; taken: { local: string } } } },
    object
  >(
    test,
    'query ($id: ID!) { recording(id: $id) { facts { takenBy taken { local } } } }',
    { id },
    ann.cookie,
  );
  const { takenBy, taken } = data?.recording.facts ?? {};
  return [takenBy, taken?.local];
}

const bare = { takenAt: '1978-05-26T13:30:00Z', latitude: 38.7, longitude: -9.1 };

describe('what an archive says of an item', () => {
  it('counts where the file says nothing, also when it comes before the preparation', async () => {
    const after = await uploadAndPrepare(test, ann.cookie, photo('08-no-metadata.jpg'), {
      kind: 'PHOTO',
    });
    expect(await takenOf(after)).toEqual([null, '']);
    expect(await keep(after, bare)).toBe('kept');
    expect(await takenOf(after)).toEqual(['ARCHIVE', '1978-05-26T14:30:00']);

    const client = await TusClient.of(test, ann.cookie);
    const content = photo('08-no-metadata.jpg');
    const begun = await client.begin(
      { kind: 'PHOTO', takeId: 'b7a4ecb4-6e0d-4cf4-9f4e-4a1f0c6ad001' },
      content.length,
    );
    const address = begun.headers.get('location') ?? '';
    await client.send(address, 0, content);
    const before = address.split('/').at(-1) ?? '';
    expect(await keep(before, bare)).toBe('kept');
    await prepare(test, before);
    expect(await takenOf(before)).toEqual(['ARCHIVE', '1978-05-26T14:30:00']);
  });

  it('leaves the word to the file for the same moment, and corrects a date that is days off', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, photo('01-portrait-paris.jpg'), {
      kind: 'PHOTO',
    });
    const [by, local = ''] = await takenOf(id);
    expect(by).toBe('FILE');
    expect(await keep(id, { takenAt: `${local.slice(0, 19)}Z` })).toBe('kept');
    expect(await takenOf(id)).toEqual(['FILE', local]);
    await keep(id, bare);
    expect(await takenOf(id)).toEqual(['ARCHIVE', '1978-05-26T14:30:00']);
  });

  it('is kept for who brought the item in, and only what can be', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, photo('08-no-metadata.jpg'), {
      kind: 'PHOTO',
    });
    const editor = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    const stranger = await signUpMember(test);
    expect(await keep(id, bare, editor)).toBe('FORBIDDEN');
    expect(await keep(id, bare, stranger)).toBe('NOT_FOUND');
    expect(await keep(id, { takenAt: '0000-00-00' })).toBe('INVALID_INPUT');
    expect(await keep(id, { latitude: 999 })).toBe('INVALID_INPUT');
  });

  it('offers known people whom it names, and names nobody by that', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, photo('08-no-metadata.jpg'), {
      kind: 'PHOTO',
    });
    const viewer = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const run = async <Data>(document: string, variables: object = {}, by = ann) => {
      const { data } = await graphql<Data, object>(test, document, variables, by.cookie);
      return data;
    };
    const add = 'mutation ($input: ContactInput!) { addContact(input: $input) { id } }';
    for (const name of ['José Silva', 'Maria', 'Maria']) await run(add, { input: { name } });
    const people = ['jose  silva', 'Maria', 'Nobody we know'];
    expect(await keep(id, { ...bare, people })).toBe('kept');
    expect(await keep(id, { ...bare, people })).toBe('kept');
    interface InItem {
      people: { name: string }[];
      offered: { kind: string; personId: string; name: string }[];
    }
    const read =
      'query ($id: ID!) { peopleInItem(recordingId: $id) { people { name } offered { kind personId name } } }';
    const inItem = async (by = ann) =>
      (await run<{ peopleInItem: InItem }>(read, { id }, by))?.peopleInItem;
    const first = await inItem();
    expect(first?.people).toEqual([]);
    expect(first?.offered.map(({ name }) => name)).toEqual(['José Silva']);
    expect((await inItem(viewer))?.offered).toEqual([]);

    const tag = `mutation ($id: ID!, $person: TagInput!) {
      tagPerson(recordingId: $id, person: $person) { people { name } offered { name } } }`;
    const { kind, personId } = first!.offered[0]!;
    expect(await run(tag, { id, person: { kind, personId } })).toEqual({
      tagPerson: { people: [{ name: 'José Silva' }], offered: [] },
    });
    expect(await keep(id, { ...bare, people: Array(51).fill('x') })).toBe('INVALID_INPUT');
    expect(await keep(id, { ...bare, people: [' '] })).toBe('INVALID_INPUT');
  });
});
