import { messageLimits } from '@infinite/schema/catalogue/messages';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, draftsOf } from '#features/messages/messages/testing/drafts.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const zones = ['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Lisbon', 'Pacific/Pago_Pago'];
const times = ['00:00', '09:00', '23:59'];

/** Close together, so that clocks decide their order; the last ones far away, or without a date. */
const written = Array.from({ length: 48 }, (_, n) => ({
  title: `${n}`,
  localDate: n < 40 ? `2041-05-${String(1 + (n % 7)).padStart(2, '0')}` : `2${n}0-01-01`,
  localTime: times[n % times.length] ?? '',
  timeZone: zones[(n * 5) % zones.length] ?? '',
}));

interface Page {
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const document = `query ($first: Int, $after: String) {
  messages(order: DUE, first: $first, after: $after) {
    nodes { title } pageInfo { hasNextPage endCursor } } }`;

async function page(member: TestMember, variables: object): Promise<Page> {
  return dataOf(await draftsOf(test, member).ask<{ messages: Page }>(document, variables)).messages;
}

async function listed(member: TestMember, first: number): Promise<string[]> {
  const titles: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo } = await page(member, { first, after });
    titles.push(...nodes.map(({ title }) => title));
    if (!pageInfo.hasNextPage) return titles;
    after = pageInfo.endCursor;
  }
}

describe('messages by the day on which they are due', () => {
  it('come in the order of their instants, in pages of every size', async () => {
    const member = await signUpMember(test);
    const drafts = draftsOf(test, member);
    for (const { title, ...trigger } of written) {
      dataOf(await drafts.create({ title, trigger: { kind: 'DATE', ...trigger } }));
    }
    for (const title of ['a wedding', 'a graduation']) {
      const trigger = { kind: 'OCCASION', occasion: title, timeZone: 'Europe/Lisbon' };
      dataOf(await drafts.create({ title, trigger }));
    }
    await test.app.orm.em
      .getConnection()
      .execute(
        `update messages set trigger_kind = 'RECURRING', recurrence = 'YEARLY', moved_occurrence = ? where author_id = ? and title = '47'`,
        [
          JSON.stringify({ occurrence: '2470-01-01', localDate: '2041-05-03', localTime: '08:30' }),
          member.userId,
        ],
      );

    const dueOf = ({ title, localDate, localTime, timeZone }: (typeof written)[number]) =>
      (title === '47'
        ? localInstant('2041-05-03', '08:30', timeZone)
        : localInstant(localDate, localTime, timeZone)
      ).instant.epochMilliseconds;
    const due = new Map(written.map((each) => [each.title, dueOf(each)]));
    const whole = await listed(member, messageLimits.listPageMax);
    expect(whole).toHaveLength(50);
    const instants = whole.map((title) => due.get(title) ?? Infinity);
    expect(instants).toEqual(instants.toSorted((one, other) => (one < other ? -1 : 1)));
    for (const size of [1, 3, 5, 7, 49]) expect(await listed(member, size)).toEqual(whole);
  });
});
