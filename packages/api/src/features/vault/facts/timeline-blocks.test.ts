import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  await items('PHOTO', '1987-06-14', 250);
  await items('VOICE', '1987-06-15', 3);
  await items('PHOTO', '1987', 2);
  await items('FILE', '', 1);
});
afterAll(() => test.close());

/** So many items of a kind and a date, their titles numbered, written straight into the tables. */
async function items(kind: string, date: string, count: number): Promise<void> {
  await test.app.orm.em.getConnection().execute(
    `with made as (
       insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         claimed_type, created_at, updated_at, preparation)
       select gen_random_uuid(), ?, ?, gen_random_uuid(), ?, 'READY', 'uploaded', ? || ' ' || n,
         '', now(), now(), 1
       from generate_series(1, ?::int) n
       returning id, family_id)
     insert into item_facts (recording_id, family_id, taken_precision, taken_local, known, updated_at)
     select id, family_id, 'DAY', ?, '{"recorded":null,"file":{}}', now() from made`,
    [member.familyId, member.userId, kind, date, count, date],
  );
}

async function ask<Data>(document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, member.cookie);
  return { data, code: errors[0]?.extensions?.code };
}

async function block(variables: object) {
  const { data, code } = await ask<{ timeline: { nodes: { title: string }[] } }>(
    `query ($month: String, $kinds: [RecordingKind!], $after: String) {
       timeline(month: $month, kinds: $kinds, after: $after, first: 100) { nodes { title } } }`,
    variables,
  );
  return { titles: data?.timeline.nodes.map(({ title }) => title) ?? [], code };
}

const marks = async (variables: object) =>
  (
    await ask<{ timelineMarks: string[] }>(
      `query ($month: String!, $kinds: [RecordingKind!]) {
         timelineMarks(month: $month, kinds: $kinds) }`,
      variables,
    )
  ).data?.timelineMarks ?? [];

describe('a month of the timeline', () => {
  it('is read in blocks, each from its mark on, without what stands before', async () => {
    const cursors = await marks({ month: '1987-06' });
    expect(cursors).toHaveLength(2);
    const blocks = await Promise.all(
      [undefined, ...cursors].map((after) => block({ month: '1987-06', after })),
    );
    expect(blocks.map(({ titles }) => titles.length)).toEqual([100, 100, 53]);
    expect(new Set(blocks.flatMap(({ titles }) => titles)).size).toBe(253);
    expect(blocks[0]?.titles.slice(0, 3).every((title) => title.startsWith('1987-06-15'))).toBe(
      true,
    );
  });

  it('is not the year alone, and not what has no date', async () => {
    expect((await block({ month: '1987' })).titles.toSorted()).toEqual(['1987 1', '1987 2']);
    expect((await block({ month: '' })).titles).toEqual([' 1']);
    expect(await marks({ month: '1987' })).toEqual([]);
    expect((await block({ month: '1987-13' })).code).toBe('INVALID_INPUT');
  });

  it('is read and counted of some kinds alone', async () => {
    expect((await block({ month: '1987-06', kinds: ['VOICE'] })).titles).toHaveLength(3);
    expect(await marks({ month: '1987-06', kinds: ['VOICE'] })).toEqual([]);
    const counted = await ask<{ timelineMonths: object[] }>(
      '{ timelineMonths(kinds: [PHOTO]) { month count } }',
    );
    expect(counted.data?.timelineMonths).toEqual([
      { month: '1987-06', count: 250 },
      { month: '1987', count: 2 },
    ]);
  });
});
