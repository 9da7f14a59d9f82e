import fc from 'fast-check';
import { reviewInput } from '@infinite/schema/reviews/review.input';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let author: TestMember;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
});
beforeEach(async () => {
  await test.app.orm.em.getConnection().execute('delete from reviews');
  author = await signUpMember(test);
});
afterAll(() => test.close());

const ask = async <Data>(query: string, cookie?: string): Promise<Data> => {
  const { data, errors } = await graphql<Data, object>(test, query, {}, cookie);
  expect(errors).toEqual([]);
  return data!;
};
const write = async (change = '', cookie = author.cookie) => {
  const query = `mutation { writeReview(input: { rating: 5, body: "She listens on Sundays.${change}",
    displayName: "Ann L.", place: "Porto" }) { id state } }`;
  return (await ask<{ writeReview: { id: string; state: string } }>(query, cookie)).writeReview;
};
const moderate = (id: string, publish: boolean, by = admin) =>
  graphql(
    test,
    `mutation { moderateReview(id: "${id}", publish: ${publish}) { state } }`,
    {},
    by.cookie,
  );
interface Shown {
  reviews: {
    nodes: { body: string; reply: string | null }[];
    count: number;
    average: number | null;
  };
}
const shown = async (args = '') =>
  (await ask<Shown>(`{ reviews${args} { nodes { body reply } count average } }`)).reviews;

describe('a review', () => {
  it('is shown only once it was published, and no figure is made of none', async () => {
    const { id, state } = await write();
    expect(state).toBe('WAITING');
    expect(await shown()).toEqual({ nodes: [], count: 0, average: null });
    expect((await moderate(id, true)).errors).toEqual([]);
    expect(await shown()).toMatchObject({ count: 1, average: 5 });
  });

  it('waits again when its words change, and not when they are sent again unchanged', async () => {
    const { id } = await write();
    await moderate(id, true);
    expect((await write()).state).toBe('PUBLISHED');
    expect(await write(' And Mondays.')).toEqual({ id, state: 'WAITING' });
    expect((await shown()).nodes).toEqual([]);
  });

  it('is withdrawn for good', async () => {
    await moderate((await write()).id, true);
    expect(await ask('mutation { withdrawReview }', author.cookie)).toEqual({
      withdrawReview: true,
    });
    expect((await shown()).count).toBe(0);
    expect(await ask('mutation { withdrawReview }', author.cookie)).toEqual({
      withdrawReview: false,
    });
  });

  it('is answered, and the answer is shown with it; each act leaves a line in the audit log', async () => {
    const { id } = await write();
    await moderate(id, true);
    await ask(
      `mutation { replyToReview(id: "${id}", reply: "Thank you, Ann.") { id } }`,
      admin.cookie,
    );
    await moderate(id, false);
    await moderate(id, false);
    await moderate(id, true);
    expect((await shown()).nodes[0]?.reply).toBe('Thank you, Ann.');
    const lines: { action: string }[] = await test.app.orm.em
      .getConnection()
      .execute('select action, subject_name from audit_events where subject_id = ? order by seq', [
        id,
      ]);
    expect(lines.map(({ action }) => action)).toEqual([
      'review.publish',
      'review.reply',
      'review.refuse',
      'review.publish',
    ]);
  });

  it('of an administrator is another administrator’s to publish', async () => {
    const { id } = await write('', admin.cookie);
    expect((await moderate(id, true)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const other = await signUpMember(test, { role: 'admin' });
    expect((await moderate(id, true, other)).errors).toEqual([]);
  });

  it('tells every process that the page has changed', async () => {
    let told = 0;
    await test.app.notifications.listen('content', () => (told += 1));
    const { id } = await write();
    await moderate(id, true);
    await expect.poll(() => told).toBeGreaterThanOrEqual(2);
  });

  it('is one of a list that pages by cursor', async () => {
    for (const body of ['one', 'two', 'three']) {
      const member = await signUpMember(test);
      await moderate((await write(body, member.cookie)).id, true);
    }
    const query = (after: string) => `{ reviews(first: 2${after}) { nodes { body }
      pageInfo { hasNextPage endCursor } } }`;
    type Page = { reviews: { nodes: { body: string }[]; pageInfo: { endCursor: string } } };
    const first = await ask<Page>(query(''));
    expect(first.reviews.nodes.map(({ body }) => body.slice(23))).toEqual(['three', 'two']);
    const next = await ask<Page>(query(`, after: "${first.reviews.pageInfo.endCursor}"`));
    expect(next.reviews.nodes.map(({ body }) => body.slice(23))).toEqual(['one']);
  });
});

it('takes any words or says what is wrong with them', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary' }), (value, text) => {
      reviewInput.safeParse(value);
      const words = { rating: 3, body: text, displayName: text, place: text };
      const parsed = reviewInput.safeParse(words);
      if (parsed.success) expect(parsed.data.displayName).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});
