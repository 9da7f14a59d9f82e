import { AddTreePersonDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
let outsider: TestMember;
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  outsider = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  await add('Rose', { sex: 'F', birth: { date: '14 JUN 1980' } });
  await add('Ada', { sex: 'F', birth: { date: '1950' } }, ['PARENT', 'Rose']);
  await add('Eva', { birth: { date: '3 MAY 1921' }, death: { date: '1999' } }, ['PARENT', 'Ada']);
  await add('Joe', { sex: 'M', birth: { date: '14 JUN 2010' } }, ['CHILD', 'Rose']);
  await add('Stranger', {});
});
afterAll(() => test.close());

async function add(given: string, fields: object, beside?: [string, string]): Promise<void> {
  const relation = beside ? { kind: beside[0], to: ids[beside[1]] } : null;
  const { data, errors } = await graphql(
    test,
    AddTreePersonDocument,
    { input: { given, ...fields }, relation: relation as never },
    owner.cookie,
  );
  expect(errors).toEqual([]);
  ids[given] = data?.addTreePerson.id ?? '';
}

async function ask<Data>(query: string, by: TestMember): Promise<Data> {
  const { data, errors } = await graphql<Data, object>(test, query, {}, by.cookie);
  expect(errors).toEqual([]);
  return data!;
}

interface Relatives {
  treeRelatives: {
    nodes: { words: string; individual: { name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
async function relatives(by: TestMember, page = '') {
  const { treeRelatives } = await ask<Relatives>(
    `{ treeRelatives${page} {
      nodes { words individual { name } } pageInfo { hasNextPage endCursor } } }`,
    by,
  );
  const { nodes, pageInfo } = treeRelatives;
  return { nodes: nodes.map(({ words, individual }) => `${individual.name}: ${words}`), pageInfo };
}
const isMember = (given: string, by: TestMember) =>
  ask(
    `mutation { linkTreePerson(id: "${ids[given]}", kind: MEMBER, subjectId: "${by.userId}") }`,
    owner,
  );

describe('relatives of a member', () => {
  it('are nobody until they are somebody in the tree, then the nearest first, page by page', async () => {
    expect((await relatives(owner)).nodes).toEqual([]);
    await isMember('Rose', owner);
    const all = await relatives(owner);
    expect(all.nodes.slice(0, 2).toSorted()).toEqual(['Ada: your mother', 'Joe: your son']);
    expect(all.nodes.slice(2)).toEqual(['Eva: your grandparent']);
    const first = await relatives(owner, '(first: 2)');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await relatives(owner, `(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect([...first.nodes, ...next.nodes]).toEqual(all.nodes);
    expect(next.pageInfo.hasNextPage).toBe(false);
    expect((await relatives(outsider)).nodes).toEqual([]);
  });

  it('say of each member in the tree how they are related to the reader', async () => {
    await isMember('Rose', owner);
    await isMember('Joe', viewer);
    const query = '{ treeMembers { memberId words } }';
    const asOwner = await ask<{ treeMembers: object[] }>(query, owner);
    expect(asOwner.treeMembers).toContainEqual({ memberId: viewer.userId, words: 'your son' });
    const asViewer = await ask<{ treeMembers: object[] }>(query, viewer);
    expect(asViewer.treeMembers).toContainEqual({ memberId: owner.userId, words: 'your mother' });
    expect(await ask(query, outsider)).toEqual({ treeMembers: [] });
  });
});

interface Events {
  treeTimeline: { nodes: { tag: string; people: { name: string }[] }[] };
}
interface Paged {
  treeTimeline: {
    nodes: { year: number; month: number | null; day: number | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
async function events(by: TestMember, page = ''): Promise<string[]> {
  const { treeTimeline } = await ask<Events>(
    `{ treeTimeline${page} { nodes { tag people { name } } } }`,
    by,
  );
  return treeTimeline.nodes.map(({ tag, people }) => `${people[0]?.name} ${tag}`);
}

describe('events in the timeline', () => {
  it('are the latest first, within the span that was asked for', async () => {
    const all = ['Joe BIRT', 'Eva DEAT', 'Rose BIRT', 'Ada BIRT', 'Eva BIRT'];
    expect(await events(owner)).toEqual(all);
    expect(await events(owner, '(from: "1980", to: "1950")')).toEqual(['Rose BIRT', 'Ada BIRT']);
    expect(await events(owner, '(to: "1980-06-14T10:00:00")')).toEqual(all.slice(0, 2));
    const place = JSON.stringify(['1980-06-14', ids.Rose]);
    const cursor = Buffer.from(place).toString('base64url');
    expect(await events(owner, `(after: "${cursor}")`)).toEqual(['Ada BIRT', 'Eva BIRT']);
  });

  it('leave out the living for a viewer, but not the viewer, and are nobody else’s', async () => {
    expect(await events(viewer)).toEqual(['Joe BIRT', 'Eva DEAT', 'Eva BIRT']);
    expect(await events(outsider)).toEqual([]);
  });

  it('come page by page, never with a date on two of them, by cursors that items take too', async () => {
    const other = await signUpMember(test);
    await test.app.orm.em.getConnection().execute(
      `insert into tree_events (family_id, record_id, ordinal, tag, type, value, date_text, year,
         month, day, sort, place, restriction)
       select ?, gen_random_uuid(), at, 'EVEN', '', at::text, '', 1900 - at / 7,
         case when at % 2 = 0 then 6 end, case when at % 2 = 0 then 1 + at % 3 end, 0, '', ''
       from generate_series(1, 250) at`,
      [other.familyId],
    );
    const seen: string[] = [];
    let [cursor, pages]: [string | null, number] = [null, 0];
    do {
      const start: string = cursor === null ? '' : `(after: "${cursor}")`;
      const page: Paged = await ask(
        `{ treeTimeline${start} { nodes { value year month day } pageInfo { hasNextPage endCursor } }
          timeline${start} { nodes { id } } }`,
        other,
      );
      const { nodes, pageInfo } = page.treeTimeline;
      const dates = nodes.map(({ year, month, day }) => `${year} ${month} ${day}`);
      expect(dates.filter((date) => seen.includes(date))).toEqual([]);
      seen.push(...dates);
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      pages += 1;
    } while (cursor !== null && pages < 9);
    expect([seen.length, pages]).toEqual([250, 3]);
  });

  it('refuse what is no place of the timeline', async () => {
    const query = '{ treeTimeline(from: "soon") { nodes { tag } } }';
    const { errors } = await graphql(test, query, {}, owner.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});
