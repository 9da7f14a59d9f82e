import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  dataOf,
  draftsOf,
  readyInput,
  refusalOf,
} from '#features/messages/messages/testing/drafts.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

interface Page {
  messages: {
    nodes: { id: string; title: string; recipients: { name: string }[] }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const listDocument = `query ($states: [MessageState!], $first: Int, $after: String) {
  messages(states: $states, first: $first, after: $after) {
    nodes { id title trigger { kind } recipients { name } attachments { recording { id } } editable }
    pageInfo { hasNextPage endCursor }
  } }`;

/** The driver that the ORM uses; npm may give it a copy of its own. */
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as {
  Client: { prototype: { query: (...values: unknown[]) => unknown } };
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function memberWith(count: number): Promise<TestMember> {
  const member = await signUpMember(test);
  for (let index = 0; index < count; index += 1) {
    test.clock.advance({ seconds: 1 });
    const input = { ...readyInput, title: `Letter ${index}` };
    dataOf(await draftsOf(test, member).create(input));
  }
  return member;
}

async function page(member: TestMember, variables: object): Promise<Page['messages']> {
  return dataOf(await draftsOf(test, member).ask<Page>(listDocument, variables)).messages;
}

describe("a member's messages", () => {
  it('are paged, last changed first, each once, while others are being changed', async () => {
    const member = await memberWith(7);
    const first = await page(member, { first: 3 });
    expect(first.nodes.map(({ title }) => title)).toEqual(['Letter 6', 'Letter 5', 'Letter 4']);
    test.clock.advance({ seconds: 1 });
    dataOf(await draftsOf(test, member).create({ title: 'Newest' }));
    const second = await page(member, { first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ title }) => title)).toEqual(['Letter 3', 'Letter 2', 'Letter 1']);
    const third = await page(member, { first: 3, after: second.pageInfo.endCursor });
    expect(third.nodes.map(({ title }) => title)).toEqual(['Letter 0']);
    expect(third.pageInfo.hasNextPage).toBe(false);
  });

  it('stay apart when many were changed in the same moment', async () => {
    const member = await signUpMember(test);
    const drafts = draftsOf(test, member);
    for (let index = 0; index < 5; index += 1) dataOf(await drafts.create({ title: `${index}` }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await page(member, { first: 2, after });
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('can be listed by what is due soonest, by the clock of each place, page by page', async () => {
    const member = await signUpMember(test);
    const drafts = draftsOf(test, member);
    const at = (localDate: string, localTime: string, timeZone: string) => ({
      trigger: { kind: 'DATE', localDate, localTime, timeZone },
    });
    const letters = {
      'third, morning in Lisbon': at('2041-05-04', '09:00', 'Europe/Lisbon'),
      'first, already that morning in Tokyo': at('2041-05-04', '09:00', 'Asia/Tokyo'),
      'fourth, evening before in Honolulu': at('2041-05-03', '23:30', 'Pacific/Honolulu'),
      'last, whenever she marries': {
        trigger: { kind: 'OCCASION', occasion: 'Her wedding', timeZone: 'Europe/Lisbon' },
      },
      'second, in Kolkata': at('2041-05-04', '08:59', 'Asia/Kolkata'),
    };
    for (const [title, input] of Object.entries(letters)) {
      dataOf(await drafts.create({ title, ...input }));
    }
    const titles: string[] = [];
    let after: string | null = null;
    do {
      const document = `query ($after: String) { messages(order: DUE, first: 2, after: $after) {
        nodes { id title recipients { name } } pageInfo { hasNextPage endCursor } } }`;
      const { messages }: Page = dataOf(await drafts.ask<Page>(document, { after }));
      titles.push(...messages.nodes.map(({ title }) => title.split(',')[0] ?? ''));
      after = messages.pageInfo.hasNextPage ? messages.pageInfo.endCursor : null;
    } while (after !== null);
    expect(titles).toEqual(['first', 'second', 'third', 'fourth', 'last']);
    const answer = await drafts.ask(`{ messages(order: DUE, after: "eA") { nodes { id } } }`, {});
    expect(refusalOf(answer).code).toBe('INVALID_INPUT');
  });

  it('can be asked for by state, and no state finds none', async () => {
    const member = await memberWith(2);
    expect((await page(member, { states: ['DRAFT'] })).nodes).toHaveLength(2);
    expect((await page(member, { states: ['SCHEDULED', 'DELIVERED'] })).nodes).toEqual([]);
    expect((await page(member, { states: [] })).nodes).toEqual([]);
  });

  it('are private: neither a stranger nor the family sees them', async () => {
    const member = await memberWith(1);
    const relative = await signUpMember(test, { familyId: member.familyId });
    const stranger = await signUpMember(test);
    expect((await page(relative, {})).nodes).toEqual([]);
    expect((await page(stranger, {})).nodes).toEqual([]);
  });

  it('cost as many queries for forty as for two', async () => {
    const few = await memberWith(2);
    const many = await memberWith(40);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const queriesOf = async (member: TestMember, expected: number) => {
      query.mockClear();
      const { nodes } = await page(member, { first: 100 });
      expect(nodes).toHaveLength(expected);
      expect(nodes.every(({ recipients }) => recipients.length === 2)).toBe(true);
      return query.mock.calls.length;
    };
    await queriesOf(few, 2);
    const forFew = await queriesOf(few, 2);
    expect(await queriesOf(many, 40)).toBe(forFew);
    expect(forFew).toBeGreaterThan(2);
    query.mockRestore();
  });

  it('cost as many queries in two lists by due date as in one, each with its own', async () => {
    const member = await memberWith(3);
    const drafts = draftsOf(test, member);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const ask = async (lists: string) => {
      query.mockClear();
      const found = dataOf(await drafts.ask<Record<string, Page['messages']>>(lists, {}));
      return { queries: query.mock.calls.length, found };
    };
    const fields = 'order: DUE) { nodes { id title recipients { name } } }';
    const one = `{ written: messages(states: [DRAFT], ${fields} }`;
    const two = `{ written: messages(states: [DRAFT], ${fields} armed: messages(states: [SCHEDULED], ${fields} }`;
    await ask(one);
    const alone = await ask(one);
    const both = await ask(two);
    expect(both.queries).toBe(alone.queries);
    expect(both.found['written']).toEqual(alone.found['written']);
    expect(both.found['written']?.nodes).toHaveLength(3);
    expect(both.found['armed']?.nodes).toEqual([]);
    query.mockRestore();
  });

  it('come in pages of a bounded size, and a foreign cursor is refused', async () => {
    const member = await memberWith(2);
    expect((await page(member, { first: 1_000_000 })).nodes).toHaveLength(2);
    expect((await page(member, { first: -5 })).nodes).toHaveLength(1);
    const answer = await draftsOf(test, member).ask(listDocument, { after: 'bm90IGEgY3Vyc29y' });
    expect(refusalOf(answer).code).toBe('INVALID_INPUT');
  });
});
