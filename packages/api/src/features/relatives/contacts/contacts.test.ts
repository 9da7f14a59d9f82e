import { contactLimits } from '@infinite/schema/catalogue/contacts';
import {
  AddContactDocument,
  ChangeContactDocument,
  ContactDocument,
  ContactDuplicatesDocument,
  ContactsDocument,
  ImportContactsDocument,
  MatchContactsDocument,
  MergeContactsDocument,
  RemoveContactDocument,
  RestoreContactDocument,
  SeparateContactDocument,
  type ContactInput,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetContacts } from '#features/relatives/contacts/forget-contacts.ts';
import { purgeRemovedContacts } from '#features/relatives/contacts/purge-removed-contacts.sweep.ts';
import { newContext } from '#platform/context.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T12:00:00Z' });
afterAll(() => test.close());

let owner: TestMember;
let aunt: TestMember;
let granny: TestMember;
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
  granny = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const job = () => newContext(test.app, { kind: 'system', job: 'contacts' });
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;
const fieldsOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) =>
  errors[0]?.extensions?.fields;

const tryToAdd = (by: TestMember, input: ContactInput) =>
  graphql(test, AddContactDocument, { input }, by.cookie);
async function add(by: TestMember, input: ContactInput): Promise<string> {
  const { data, errors } = await tryToAdd(by, input);
  expect(errors).toEqual([]);
  return data!.addContact.id;
}
const change = (by: TestMember, id: string, version: number, input: ContactInput) =>
  graphql(test, ChangeContactDocument, { id, version, input }, by.cookie);
const remove = (by: TestMember, id: string) =>
  graphql(test, RemoveContactDocument, { id }, by.cookie);
const restore = (by: TestMember, id: string) =>
  graphql(test, RestoreContactDocument, { id }, by.cookie);
const merge = (by: TestMember, ids: string[]) =>
  graphql(test, MergeContactsDocument, { ids }, by.cookie);
const separate = (by: TestMember, id: string) =>
  graphql(test, SeparateContactDocument, { id }, by.cookie);
const importAll = (by: TestMember, people: ContactInput[]) =>
  graphql(test, ImportContactsDocument, { people }, by.cookie);
const read = (by: TestMember, id: string) => graphql(test, ContactDocument, { id }, by.cookie);
async function list(by: TestMember, search = '') {
  const { data, errors } = await graphql(test, ContactsDocument, { search }, by.cookie);
  expect(errors).toEqual([]);
  return data!.contacts.nodes;
}
const names = async (by: TestMember, search = '') =>
  (await list(by, search)).map(({ name }) => name);

const tom = {
  name: 'Tom Baker',
  relation: 'uncle',
  emails: ['Tom@Bücher.example', 'tom@example.org'],
  birthday: '--02-29',
  timeZone: 'Europe/Lisbon',
  language: 'de',
  notes: 'Likes tea.\nHates coffee.',
} as const;
const asInput = ({ emails, ...rest }: typeof tom) => ({ ...rest, emails: [...emails] });

/** As many entries as a book has, less one, written straight into the table. */
const fillBook = (familyId: string, count = contactLimits.people - 1) =>
  run(
    `insert into contacts (id, family_id, name, emails, created_at, updated_at)
     select gen_random_uuid(), ?, 'Person ' || n, 'person' || n || '@example.org', now(), now()
     from generate_series(1, ?) n`,
    [familyId, count],
  );

describe('the address book', () => {
  it('is read by the whole family, by name, and says who added whom', async () => {
    const id = await add(aunt, asInput(tom));
    await add(owner, { name: 'anna' });
    const shown = await list(granny);
    expect(shown.map(({ name }) => name)).toEqual(['anna', 'Tom Baker']);
    expect(shown[1]).toMatchObject({
      ...{ id, ...tom, emails: ['Tom@bücher.example', 'tom@example.org'], version: 1 },
      ...{ addedBy: { name: memberName(aunt.userId) }, mayChange: false, merged: false },
    });
    expect((await list(owner)).map(({ mayChange }) => mayChange)).toEqual([true, true]);
    expect((await list(aunt)).map(({ mayChange }) => mayChange)).toEqual([false, true]);
  });

  it('does not exist for another family, nor for who left', async () => {
    const id = await add(owner, { name: 'Tom' });
    const stranger = await signUpMember(test);
    expect(codeOf(await read(stranger, id))).toBe('NOT_FOUND');
    for (const answer of [
      await change(stranger, id, 1, { name: 'x' }),
      await remove(stranger, id),
    ]) {
      expect(codeOf(answer)).toBe('NOT_FOUND');
    }
    expect(await names(stranger)).toEqual([]);
    await run('delete from memberships where user_id = ?', [granny.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'viewer', now(), false)`,
      [owner.familyId, granny.userId],
    );
    expect(codeOf(await read(granny, id))).toBe('FORBIDDEN');
  });

  it('keeps notes sealed, and has them back', async () => {
    const id = await add(owner, { name: 'Tom', notes: 'sealed-7c1d lines' });
    expect(await findInDatabase(test, 'sealed-7c1d')).toEqual([]);
    expect((await read(granny, id)).data?.contact.notes).toBe('sealed-7c1d lines');
  });

  it('finds by beginnings of name, relation and address, page by page', async () => {
    await add(owner, asInput(tom));
    await add(owner, { name: 'Inês', emails: ['i@example.net'] });
    expect(await names(granny, 'ines')).toEqual(['Inês']);
    expect(await names(granny, 'unc bak')).toEqual(['Tom Baker']);
    expect(await names(granny, 'example net')).toEqual(['Inês']);
    expect(await names(granny, '%')).toEqual([]);
    await fillBook(owner.familyId, 120);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const variables: { after: string | null; first: number } = { after, first: 50 };
      const { data } = await graphql(test, ContactsDocument, variables, granny.cookie);
      seen.push(...data!.contacts.nodes.map(({ id }) => id));
      after = data!.contacts.pageInfo.endCursor ?? null;
      more = data!.contacts.pageInfo.hasNextPage;
    }
    expect([seen.length, new Set(seen).size]).toEqual([122, 122]);
  });

  it('refuses from viewers, what is no entry, and birthdays that have not come', async () => {
    expect(codeOf(await tryToAdd(granny, { name: 'Tom' }))).toBe('FORBIDDEN');
    for (const [input, field] of [
      [{ name: ' \u200B ' }, 'name'],
      [{ name: 'a'.repeat(121) }, 'name'],
      [{ name: 'Tom', emails: ['tom'] }, 'emails.0'],
      [{ name: 'Tom', emails: ['a@b.example\r\nBcc: c@d.example'] }, 'emails.0'],
      [{ name: 'Tom', timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ name: 'Tom', birthday: '2042-01-01' }, 'birthday'],
      [{ name: 'Tom', birthday: '2001-02-29' }, 'birthday'],
    ] as const) {
      const answer = await tryToAdd(owner, { ...input, emails: [...(input.emails ?? [])] });
      expect(codeOf(answer)).toBe('INVALID_INPUT');
      expect(fieldsOf(answer)).toHaveProperty([field]);
    }
    expect(await names(owner)).toEqual([]);
  });
});

describe('a change', () => {
  it('is made by who added the entry and by editors, on the version they saw', async () => {
    const id = await add(aunt, { name: 'Tom' });
    const cousin = await signUpMember(test, {
      familyId: owner.familyId,
      familyRole: 'contributor',
    });
    expect(codeOf(await change(cousin, id, 1, { name: 'Tim' }))).toBe('FORBIDDEN');
    expect((await change(aunt, id, 1, { name: 'Tim' })).errors).toEqual([]);
    const late = await change(owner, id, 1, { name: 'Jim' });
    expect([codeOf(late), fieldsOf(late)]).toEqual(['CONFLICT', { version: '2' }]);
    expect((await change(owner, id, 2, { name: 'Jim' })).errors).toEqual([]);
    expect(await names(granny)).toEqual(['Jim']);
  });

  it('made by two people at once is made once, and the other reads of it', async () => {
    const id = await add(aunt, { name: 'Tom' });
    const answers = await Promise.all([
      change(aunt, id, 1, { name: 'One' }),
      change(owner, id, 1, { name: 'Two' }),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  });
});

describe('an entry that is removed', () => {
  it('is gone, comes back on request, and is purged after 30 days', async () => {
    const id = await add(aunt, asInput(tom));
    const other = await add(aunt, { name: 'Anna' });
    await remove(aunt, id);
    await remove(owner, other);
    expect(await names(owner)).toEqual([]);
    expect(await names(owner, 'tom')).toEqual([]);
    expect(codeOf(await read(owner, id))).toBe('NOT_FOUND');
    expect(codeOf(await restore(granny, id))).toBe('FORBIDDEN');
    expect((await restore(aunt, id)).data?.restoreContact.notes).toBe(tom.notes);
    expect((await restore(aunt, id)).errors).toEqual([]);
    test.clock.advance({ hours: 24 * (contactLimits.undoDays + 1) });
    await purgeRemovedContacts.run(job());
    expect(codeOf(await restore(aunt, other))).toBe('NOT_FOUND');
    expect(await names(owner)).toEqual(['Tom Baker']);
  });
});

describe('entries that are put together', () => {
  it('are one that lost nothing, and are as they were when that is undone', async () => {
    const first = await add(aunt, { name: 'Tom', emails: ['tom@example.org'] });
    const second = await add(aunt, {
      ...{ name: 'Tom Baker', emails: ['TOM@example.org', 'baker@example.org'] },
      ...{ birthday: '1960-02-29', notes: 'tea' },
    });
    const { data } = await graphql(test, ContactDuplicatesDocument, {}, granny.cookie);
    expect(data?.contactDuplicates.map(({ contacts }) => contacts.map(({ id }) => id))).toEqual([
      [first, second],
    ]);
    const before = await list(aunt);
    const merged = (await merge(aunt, [first, second])).data!.mergeContacts;
    expect(merged).toMatchObject({
      ...{ name: 'Tom', emails: ['tom@example.org', 'baker@example.org'] },
      ...{ birthday: '1960-02-29', notes: 'tea', merged: true },
    });
    expect((await list(owner)).map(({ id }) => id)).toEqual([merged.id]);
    expect(codeOf(await restore(aunt, first))).toBe('NOT_FOUND');
    const { data: apart } = await separate(aunt, merged.id);
    expect(apart?.separateContact).toHaveLength(2);
    expect(await list(aunt)).toEqual(before);
  });

  it('stay together once somebody changed what was made of them', async () => {
    const ids = [await add(aunt, { name: 'Tom' }), await add(aunt, { name: 'Tom B.' })];
    const { id } = (await merge(aunt, ids)).data!.mergeContacts;
    await change(aunt, id, 1, { name: 'Tommy' });
    expect(codeOf(await separate(aunt, id))).toBe('WRONG_STATE');
    expect((await read(aunt, id)).data?.contact.merged).toBe(false);
  });

  it('must be two at least, and all the caller’s to change', async () => {
    const own = await add(aunt, { name: 'Tom' });
    const foreign = await add(owner, { name: 'Tom' });
    expect(codeOf(await merge(aunt, [own, own]))).toBe('INVALID_INPUT');
    expect(codeOf(await merge(aunt, [own, foreign]))).toBe('FORBIDDEN');
    expect(codeOf(await separate(owner, foreign))).toBe('NOT_FOUND');
    expect(await names(aunt)).toEqual(['Tom', 'Tom']);
  });
});

describe('an import', () => {
  const people = [
    { name: 'Tom Baker', emails: ['tom@example.org'] },
    { name: 'Baker, Tom', emails: ['TOM@example.org'] },
    { name: 'Ida Olson' },
  ];

  it('adds each person once, also when it is sent again or twice at once', async () => {
    const both = await Promise.all([importAll(aunt, people), importAll(aunt, people)]);
    const added = both.map(({ data }) => data?.importContacts.added ?? 0);
    expect(added.toSorted()).toEqual([0, 2]);
    const again = (await importAll(owner, people)).data?.importContacts;
    expect(again).toEqual({ added: 0, known: 3 });
    expect(await names(granny)).toEqual(['Ida Olson', 'Tom Baker']);
  });

  it('is shown beforehand against the book', async () => {
    await add(owner, { name: 'Tom Baker', emails: ['tom@example.org'] });
    const asked = [...people, { name: 'Anna', emails: ['tom@example.org'] }].map(
      ({ name, emails }) => ({ name, emails: emails ?? [] }),
    );
    const { data } = await graphql(test, MatchContactsDocument, { people: asked }, granny.cookie);
    expect(data?.matchContacts).toEqual([
      { index: 0, name: 'Tom Baker', same: true },
      { index: 1, name: 'Tom Baker', same: true },
      { index: 3, name: 'Tom Baker', same: false },
    ]);
  });

  it('is refused as a whole where the book would be over-full, and a full book says so', async () => {
    await fillBook(owner.familyId);
    const answer = await importAll(aunt, [{ name: 'One' }, { name: 'Two' }]);
    expect(codeOf(answer)).toBe('WRONG_STATE');
    expect(answer.errors[0]?.message).toContain('5,000');
    const id = await add(aunt, { name: 'The last' });
    expect(codeOf(await tryToAdd(aunt, { name: 'One more' }))).toBe('WRONG_STATE');
    expect(await names(granny, 'last')).toEqual(['The last']);
    await remove(aunt, id);
    await add(aunt, { name: 'Another last' });
    expect(codeOf(await restore(aunt, id))).toBe('WRONG_STATE');
  });

  it('of more people than one call takes is refused', async () => {
    const many = Array.from({ length: contactLimits.importAtOnce + 1 }, (_, n) => ({
      name: `P ${n}`,
    }));
    expect(codeOf(await importAll(aunt, many))).toBe('INVALID_INPUT');
  });
});

it('a family that ends takes its address book along', async () => {
  await add(owner, { name: 'Tom' });
  const other = await signUpMember(test);
  await add(other, { name: 'Anna' });
  await forgetContacts(job(), [owner.familyId]);
  expect([await names(owner), await names(other)]).toEqual([[], ['Anna']]);
});
