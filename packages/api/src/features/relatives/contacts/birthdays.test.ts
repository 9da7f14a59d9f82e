import { AddContactDocument, SearchDocument } from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { comingBirthdays } from '#features/relatives/contacts/coming-birthdays.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-02-10T12:00:00Z' });
afterAll(() => test.close());

async function add(by: TestMember, name: string, birthday = ''): Promise<string> {
  const input = { name, birthday, emails: ['a@example.org'], relation: 'uncle', notes: 'tea' };
  const { data, errors } = await graphql(test, AddContactDocument, { input }, by.cookie);
  expect(errors).toEqual([]);
  return data!.addContact.id;
}

async function birthdays(by: TestMember, days = 42): Promise<string[]> {
  const from = test.app.clock.now();
  const span = { from, until: from.add({ hours: 24 * days }) };
  return (await comingBirthdays(await by.ctx(), span)).map(({ on, title }) => `${on} ${title}`);
}

describe('birthdays of the address book', () => {
  it('stand on the home page of the whole family, soonest first, February 29 included', async () => {
    const ann = await signUpMember(test);
    const granny = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    await add(ann, 'In March', '1960-03-01');
    await add(ann, 'Leap', '--02-29');
    await add(ann, 'Today', '1999-02-10');
    await add(ann, 'Yesterday', '--02-09');
    await add(ann, 'In summer', '1960-07-01');
    await add(ann, 'Unknown');
    expect(await birthdays(granny)).toEqual([
      '2041-02-10 Today',
      '2041-02-28 Leap',
      '2041-03-01 In March',
    ]);
    expect(await birthdays(await signUpMember(test))).toEqual([]);
  });

  it('around the end of a year are those of the next one', async () => {
    test.clock.advance({ hours: 24 * 310 });
    const ann = await signUpMember(test);
    await add(ann, 'New Year', '--01-01');
    await add(ann, 'December', '--12-31');
    expect(await birthdays(ann)).toEqual(['2041-12-31 December', '2042-01-01 New Year']);
  });
});

describe('a search', () => {
  it('finds people of the address book for the whole family, and nobody else’s', async () => {
    const ann = await signUpMember(test);
    const granny = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const id = await add(ann, 'Inês Silva');
    const found = async (by: TestMember, text: string) =>
      (await graphql(test, SearchDocument, { text }, by.cookie)).data?.search;
    expect(await found(granny, 'ines')).toMatchObject([
      { group: 'CONTACTS', hits: [{ id, title: 'Inês Silva', detail: 'uncle' }] },
    ]);
    expect(await found(granny, 'tea')).toEqual([]);
    expect(await found(await signUpMember(test), 'ines')).toEqual([]);
  });

  it('pages through them', async () => {
    const ann = await signUpMember(test);
    for (const name of ['Tom C', 'tom a', 'Tom B']) await add(ann, name);
    const names: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const variables: object = { text: 'tom', group: 'CONTACTS', first: 2, after };
      const { data } = await graphql(test, SearchDocument, variables as never, ann.cookie);
      const [results] = data!.search;
      names.push(...(results?.hits ?? []).map(({ title }) => title));
      after = results?.endCursor ?? null;
      more = after !== null;
    }
    expect(names).toEqual(['tom a', 'Tom B', 'Tom C']);
  });
});
