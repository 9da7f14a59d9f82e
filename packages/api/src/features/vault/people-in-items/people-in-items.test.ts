import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addChild } from '#features/relatives/children/index.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});
afterAll(() => test.close());

async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}
const keep = (by = owner) =>
  keepRecording(test, by, Buffer.from(randomUUID()), {
    kind: 'PHOTO',
    origin: 'uploaded',
    title: 'A photo',
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
  });

interface Person {
  id: string;
  kind: string;
  personId: string;
  name: string;
  x: number | null;
  mayRemove: boolean;
}
interface InItem {
  people: Person[];
  mayTag: boolean;
}
const fields = 'people { id kind personId name x mayRemove } mayTag';
const tag = async (recordingId: string, person: object, by = owner) => {
  const document = `mutation ($recordingId: ID!, $person: TagInput!) {
    tagPerson(recordingId: $recordingId, person: $person) { ${fields} } }`;
  const { data, code } = await ask<{ tagPerson: InItem }>(by, document, { recordingId, person });
  return { people: data?.tagPerson.people ?? [], code };
};
const within = async (recordingId: string, by = owner) => {
  const document = `query ($recordingId: ID!) { peopleInItem(recordingId: $recordingId) { ${fields} } }`;
  return (await ask<{ peopleInItem: InItem }>(by, document, { recordingId })).data?.peopleInItem;
};
const namesIn = async (id: string, by = owner) =>
  (await within(id, by))?.people.map(({ name }) => name);
const itemsOf = async ({ kind, personId }: Person, by = owner) => {
  const document = `query ($kind: PersonKind!, $personId: ID!) {
    itemsWithPerson(kind: $kind, personId: $personId) { nodes { id } } }`;
  const { data, code } = await ask<{ itemsWithPerson: { nodes: { id: string }[] } }>(by, document, {
    kind,
    personId,
  });
  return code ?? data?.itemsWithPerson.nodes.map(({ id }) => id);
};

describe('people in an item', () => {
  it('are new names, members and known people; the family sees them and finds what they are in', async () => {
    const [one, two] = [await keep(), await keep()];
    const [ana] = (await tag(one, { name: ' Ana Costa\n', x: 20.5, y: 40 })).people;
    expect(ana).toMatchObject({ kind: 'CONTACT', name: 'Ana Costa', x: 20.5, mayRemove: true });
    await tag(two, { kind: 'CONTACT', personId: ana!.personId });
    await tag(two, { kind: 'MEMBER', personId: viewer.userId });
    // Said again, it moves, and is there once.
    await tag(one, { kind: 'CONTACT', personId: ana!.personId, x: 50, y: 50 });
    const seen = await within(one, viewer);
    expect(seen).toMatchObject({
      people: [{ name: 'Ana Costa', x: 50, mayRemove: false }],
      mayTag: false,
    });
    expect(await itemsOf(ana!, viewer)).toEqual([two, one]);
    const vault = '{ peopleInVault { name count cover { id } } }';
    expect(
      (await ask<{ peopleInVault: object[] }>(viewer, vault)).data?.peopleInVault,
    ).toContainEqual({
      name: 'Ana Costa',
      count: 2,
      cover: { id: two },
    });
    const search = 'query ($search: String!) { findTaggable(search: $search) { name } }';
    expect((await ask(owner, search, { search: 'cos' })).data).toEqual({
      findTaggable: [{ name: 'Ana Costa' }],
    });
    expect((await ask(viewer, search, { search: 'cos' })).code).toBe('FORBIDDEN');
  });

  it('are taken off by editors and by themselves, and refused where they are not of the family', async () => {
    const id = await keep();
    const self = { kind: 'MEMBER', personId: viewer.userId };
    const [tagged] = (await tag(id, self)).people;
    await tag(id, { name: 'Rui' });
    const untag = 'mutation ($id: ID!) { untagPerson(id: $id) }';
    const rui = (await within(id))?.people.find(({ name }) => name === 'Rui');
    expect((await ask(viewer, untag, { id: rui?.id })).code).toBe('FORBIDDEN');
    expect((await ask(viewer, untag, { id: tagged?.id })).data).toEqual({ untagPerson: true });
    expect(await namesIn(id)).toEqual(['Rui']);
    const stranger = await signUpMember(test);
    expect((await ask(stranger, untag, { id: rui?.id })).code).toBe('NOT_FOUND');
    expect((await tag(id, { kind: 'MEMBER', personId: stranger.userId })).code).toBe('NOT_FOUND');
    expect((await tag(id, { name: 'x' }, stranger)).code).toBe('NOT_FOUND');
    expect((await tag(id, { name: 'x' }, viewer)).code).toBe('FORBIDDEN');
    expect(await itemsOf(rui!, stranger)).toBe('NOT_FOUND');
    for (const kind of ['CONTACT', 'MEMBER', 'CHILD']) {
      expect((await tag(id, { kind, personId: 'no id' })).code).toBe('NOT_FOUND');
    }
    for (const wrong of [
      {},
      { name: ' ' },
      { ...self, name: 'both' },
      { name: 'a', x: 1 },
      { name: 'a', x: 101, y: 1 },
    ]) {
      expect((await tag(id, wrong)).code).toBe('INVALID_INPUT');
    }
  });

  it('follow a merge of the address book, come back when it is undone, and go with a removed entry', async () => {
    const [one, two, both] = [await keep(), await keep(), await keep()];
    const [a] = (await tag(one, { name: 'Maria' })).people;
    const [b] = (await tag(two, { name: 'Maria S.' })).people;
    for (const { personId } of [a!, b!]) await tag(both, { kind: 'CONTACT', personId });
    const merge = 'mutation ($ids: [ID!]!) { mergeContacts(ids: $ids) { id } }';
    const { data } = await ask<{ mergeContacts: { id: string } }>(owner, merge, {
      ids: [a!.personId, b!.personId],
    });
    const merged = { ...a!, personId: data!.mergeContacts.id };
    expect(await itemsOf(merged)).toEqual([both, two, one]);
    expect(await namesIn(both)).toEqual(['Maria']);
    expect(await itemsOf(a!)).toBe('NOT_FOUND');
    await ask(owner, 'mutation ($id: ID!) { separateContact(id: $id) { id } }', {
      id: merged.personId,
    });
    expect([await itemsOf(a!), await itemsOf(b!)]).toEqual([
      [both, one],
      [both, two],
    ]);
    await ask(owner, 'mutation ($id: ID!) { removeContact(id: $id) }', { id: a!.personId });
    expect(await namesIn(one)).toEqual([]);
    await ask(owner, 'mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: a!.personId });
    expect(await namesIn(one)).toEqual(['Maria']);
    await ask(owner, 'mutation ($id: ID!) { removeContact(id: $id) }', { id: a!.personId });
    test.clock.advance({ hours: 24 * 60 });
    await runSweeps(test, 'purge-removed-contacts');
    const left = await test.app.orm.em
      .getConnection()
      .execute('select 1 from item_people where contact_id = ?', [a!.personId]);
    expect(left).toEqual([]);
  });

  it('who are children are hidden from all while their parent’s consent is withdrawn', async () => {
    const id = await keep();
    const birthday = test.app.clock.now().toZonedDateTimeISO('UTC').subtract({ years: 8 });
    const childId = await addChild(await owner.ctx(), {
      clientId: randomUUID(),
      consentVersion: 1,
      name: 'Tomás',
      birthday: birthday.toPlainDate().toString(),
    });
    const [tomas] = (await tag(id, { kind: 'CHILD', personId: childId })).people;
    expect(await namesIn(id, viewer)).toEqual(['Tomás']);
    await test.app.orm.em
      .getConnection()
      .execute('update children set erase_at = now() where id = ?', [childId]);
    for (const by of [owner, viewer]) {
      expect(await namesIn(id, by)).toEqual([]);
      expect(await itemsOf(tomas!, by)).toBe('NOT_FOUND');
    }
  });
});
