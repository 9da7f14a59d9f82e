import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readsOf } from '#testing/read-plans.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (text: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(text, values);

interface Page {
  timeline: {
    nodes: { title: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const document = `query ($from: String, $first: Int, $after: String) {
  timeline(from: $from, first: $first, after: $after) {
    nodes { title } pageInfo { hasNextPage endCursor } } }`;

async function page(by: TestMember, variables: object) {
  const answer = await graphql<Page, object>(test, document, variables, by.cookie);
  return { ...answer.data?.timeline, code: answer.errors[0]?.extensions?.code };
}

async function titles(by: TestMember, variables: object = {}): Promise<string[] | undefined> {
  return (await page(by, variables)).nodes?.map(({ title }) => title);
}

async function months(by: TestMember) {
  const { data } = await graphql<{ timelineMonths: { month: string; count: number }[] }, object>(
    test,
    '{ timelineMonths { month count } }',
    {},
    by.cookie,
  );
  return data?.timelineMonths.map(({ month, count }) => `${month}: ${count}`);
}

/** Items with these dates as their titles, written straight into the tables. */
async function items(
  member: TestMember,
  dates: readonly string[],
  columns: Record<string, string> = {},
): Promise<void> {
  const values = { audience: 'FAMILY', state: 'READY', held_for_author: 'false', ...columns };
  await run(
    `with made as (
       insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         claimed_type, audience, held_for_author, created_at, updated_at, preparation)
       select gen_random_uuid(), ?, ?, gen_random_uuid(), 'PHOTO', ?, 'uploaded', date,
         '', ?, ?::boolean, now(), now(), 1
       from unnest(?::text[]) as date
       returning id, family_id, title)
     insert into item_facts (recording_id, family_id, taken_precision, taken_local, known, updated_at)
     select id, family_id, 'DAY', title, '{"recorded":null,"file":{}}', now() from made`,
    [
      member.familyId,
      member.userId,
      values.state,
      values.audience,
      values.held_for_author,
      `{${dates.map((date) => `"${date}"`).join()}}`,
    ],
  );
}

describe('the timeline of a family', () => {
  it('has the latest first, the uncertain at the start of its span, the unknown last', async () => {
    const member = await signUpMember(test);
    const inOrder = [
      '1987-06-14T15:20:30',
      '1987-06-14',
      '1987-06',
      '1987-05-31T23:59:59',
      '1987',
      '1986-12-31',
      '1980',
    ];
    await items(member, [...inOrder, ''].toReversed());
    const seen = await titles(member);
    expect(seen?.slice(0, -1)).toEqual(inOrder);
    expect(seen).toHaveLength(inOrder.length + 1);
    expect(await titles(member, { from: '1987-05', first: 2 })).toEqual([
      '1987-05-31T23:59:59',
      '1987',
    ]);
    expect(await titles(member, { from: '1986', first: 1 })).toEqual(['1986-12-31']);
    expect(await months(member)).toEqual([
      '1987-06: 3',
      '1987-05: 1',
      '1987: 1',
      '1986-12: 1',
      '1980: 1',
      ': 1',
    ]);
  });

  it('is read page by page without gap or repeat, also where many share a date', async () => {
    const member = await signUpMember(test);
    await items(
      member,
      Array.from({ length: 23 }, (_, at) => (at % 3 === 0 ? '1990-01-01' : '1991')),
    );
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const { nodes = [], pageInfo } = await page(member, { first: 5, after });
      seen.push(...nodes.map(({ title }) => title));
      after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(23);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('neither shows nor counts what its reader may not see', async () => {
    const owner = await signUpMember(test);
    const cousin = await signUpMember(test, { familyId: owner.familyId });
    await items(owner, ['2001-01-01']);
    await items(owner, ['2002-02-02'], { audience: 'MAKER' });
    await items(owner, ['2003-03-03'], { audience: 'NOBODY' });
    await items(owner, ['2004-04-04'], { held_for_author: 'true' });
    await items(owner, ['2005-05-05'], { state: 'UPLOADING' });
    expect(await titles(owner)).toEqual(['2002-02-02', '2001-01-01']);
    expect(await titles(cousin)).toEqual(['2001-01-01']);
    expect(await months(cousin)).toEqual(['2001-01: 1']);
    await run('delete from memberships where user_id = ?', [cousin.userId]);
    expect((await titles(cousin)) ?? []).not.toContain('2001-01-01');
    expect(await titles(await signUpMember(test))).toEqual([]);
  });

  it.each([{ after: "x' or 1=1" }, { from: '1987-13' }, { from: "'" }])(
    'refuses %j',
    async (variables) => {
      expect((await page(await signUpMember(test), variables)).code).toBe('INVALID_INPUT');
    },
  );

  describe('of 100,000 items', () => {
    let member: TestMember;
    beforeAll(async () => {
      member = await signUpMember(test);
      await items(
        member,
        Array.from({ length: 100_000 }, (_, at) => {
          const part = (of: number) => String(1 + (Math.floor(at / of) % 12)).padStart(2, '0');
          return `${1950 + (at % 75)}-${part(75)}-${part(900)}`;
        }),
      );
      await run('analyze recordings');
      await run('analyze item_facts');
    });

    it('reads of it as much as it shows, on any page', async () => {
      const { pageInfo } = await page(member, { from: '1988-01', first: 50 });
      for (const variables of [
        { first: 50 },
        { from: '1970', first: 50 },
        { first: 50, after: pageInfo?.endCursor },
      ]) {
        for (const table of ['item_facts', 'recordings']) {
          const reads = await readsOf(test, table, () => page(member, variables));
          expect([table, reads.wholeTable]).toEqual([table, false]);
          expect(reads.mostRows).toBeLessThanOrEqual(60);
        }
      }
    });

    it('counts them looking at each once', async () => {
      expect(await months(member)).toHaveLength(900);
      const reads = await readsOf(test, 'item_facts', () => months(member));
      // Nearly all of the table is of this family, so PostgreSQL may read the few others too.
      const [rows] = await test.app.orm.em
        .getConnection()
        .execute<{ count: string }[]>('select count(*) from item_facts');
      expect(reads.mostRows).toBeLessThanOrEqual(Number(rows?.count));
    });
  });
});
