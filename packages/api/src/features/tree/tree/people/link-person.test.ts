import { randomUUID } from 'node:crypto';
import { LinkTreePersonDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addChild } from '#features/relatives/children/index.ts';
import { addContact } from '#features/relatives/contacts/index.ts';
import { mergeContacts, separateContact } from '#features/relatives/contacts/merge-contacts.ts';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let contributor: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  const { familyId } = owner;
  contributor = await signUpMember(test, { familyId, familyRole: 'contributor' });
  viewer = await signUpMember(test, { familyId, familyRole: 'viewer' });
});
afterAll(() => test.close());

const add = async (given: string, by = owner) => addTreePerson(await by.ctx(), { given }, null);
type Kind = 'MEMBER' | 'CONTACT' | 'CHILD';
async function link(id: string, kind: Kind, subjectId: string | null, by = owner) {
  const { errors } = await graphql(
    test,
    LinkTreePersonDocument,
    { id, kind, subjectId },
    by.cookie,
  );
  return errors[0]?.extensions?.code;
}
async function linkedTo(column: string, subjectId: string): Promise<string[]> {
  const rows = await test.app.orm.em
    .getConnection()
    .execute<{ id: string }[]>(`select individual_id as id from tree_people where ${column} = ?`, [
      subjectId,
    ]);
  return rows.map(({ id }) => id);
}
const contact = async (name: string) => (await addContact(await owner.ctx(), { name })).id;

describe('somebody in the tree', () => {
  it('is one member, and a member is one person: the earlier link goes', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    expect(await link(one, 'MEMBER', owner.userId)).toBeUndefined();
    expect(await link(two, 'MEMBER', owner.userId)).toBeUndefined();
    expect(await linkedTo('member_id', owner.userId)).toEqual([two]);
    expect(await link(two, 'MEMBER', null)).toBeUndefined();
    expect(await linkedTo('member_id', owner.userId)).toEqual([]);
  });

  it('is what a contributor says of themselves, who takes nobody else’s place', async () => {
    const [free, taken] = [await add('Free'), await add('Taken')];
    await link(taken, 'MEMBER', owner.userId);
    expect(await link(free, 'MEMBER', contributor.userId, contributor)).toBeUndefined();
    expect(await link(taken, 'MEMBER', contributor.userId, contributor)).toBe('INVALID_INPUT');
    expect(await link(taken, 'MEMBER', null, contributor)).toBe('FORBIDDEN');
    expect(await link(await add('Other'), 'MEMBER', viewer.userId, contributor)).toBe('FORBIDDEN');
    expect(await linkedTo('member_id', owner.userId)).toEqual([taken]);
  });

  it('is no viewer by their own word, who would see details of the living by it', async () => {
    const id = await add('Vera');
    expect(await link(id, 'MEMBER', viewer.userId, viewer)).toBe('FORBIDDEN');
    expect(await link(id, 'MEMBER', viewer.userId)).toBeUndefined();
    expect(await link(id, 'MEMBER', null, viewer)).toBe('FORBIDDEN');
  });

  it('is an entry of the address book or a child of the family, of no other', async () => {
    const id = await add('Kim');
    const kim = await contact('Kim');
    const child = await addChild(await owner.ctx(), {
      ...{ clientId: randomUUID(), name: 'Kim', birthday: '2020-01-01', consentVersion: 1 },
    });
    expect(await link(id, 'CONTACT', kim)).toBeUndefined();
    expect(await link(id, 'CHILD', child)).toBeUndefined();
    expect(await linkedTo('contact_id', kim)).toEqual([id]);
    expect(await linkedTo('child_id', child)).toEqual([id]);
    const stranger = await signUpMember(test);
    const foreign = await add('Foreign', stranger);
    expect(await link(foreign, 'MEMBER', owner.userId)).toBe('NOT_FOUND');
    for (const kind of ['MEMBER', 'CONTACT', 'CHILD'] as const) {
      expect(await link(id, kind, stranger.userId)).toBe('NOT_FOUND');
      expect(await link(id, kind, 'nobody')).toBe('INVALID_INPUT');
    }
  });

  it('follows an entry of the address book that is merged', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    const [a, b] = [await contact('Maria'), await contact('Maria S.')];
    await link(one, 'CONTACT', b);
    const merged = await mergeContacts(await owner.ctx(), [a, b]);
    expect(await linkedTo('contact_id', merged.id)).toEqual([one]);
    const c = await contact('M. Santos');
    await link(two, 'CONTACT', c);
    // Both were somebody in the tree: an entry is one person of it.
    const again = await mergeContacts(await owner.ctx(), [c, merged.id]);
    expect(await linkedTo('contact_id', again.id)).toEqual([two]);
    expect(await linkedTo('contact_id', merged.id)).toEqual([one]);
    // Separated, the entries do not say whom it was about.
    await separateContact(await owner.ctx(), again.id);
    expect(await linkedTo('contact_id', merged.id)).toEqual([one]);
  });
});
