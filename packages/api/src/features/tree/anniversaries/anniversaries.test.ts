import {
  AddTreeCalendarDocument,
  AddTreePersonDocument,
  NoticesDocument,
  RemoveTreeCalendarDocument,
  TreeDaysDocument,
  type AnniversaryKind,
} from '@infinite/schema/generated/graphql';
import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
let joe: string;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test, { timeZone: 'UTC' });
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  const soon = dayAfter(3);
  const rose = { given: 'Rose', surname: 'Field', birth: { date: `${soon.words} 1921` } };
  await add({ ...rose, death: { date: `${soon.words} 1999` } });
  joe = await add({ given: 'Joe', surname: 'Field', birth: { date: `${soon.words} 1961` } });
});
afterAll(() => test.close());

function dayAfter(days: number) {
  const date = test.app.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days });
  const month = date.toLocaleString('en-US', { month: 'short', calendar: 'gregory' }).toUpperCase();
  return { iso: date.toString(), words: `${date.day} ${month}` };
}

async function add(input: object): Promise<string> {
  const { data, errors } = await graphql(test, AddTreePersonDocument, { input }, owner.cookie);
  expect(errors).toEqual([]);
  return data?.addTreePerson.id ?? '';
}

const days = async (by: TestMember, ahead?: number) =>
  graphql(test, TreeDaysDocument, { days: ahead }, by.cookie);
const allKinds: AnniversaryKind[] = ['BIRTHDAY', 'WEDDING', 'REMEMBRANCE'];
const make = (by: TestMember, kinds = allKinds, name = 'Our days') =>
  graphql(test, AddTreeCalendarDocument, { input: { name, kinds } }, by.cookie);
const read = (path: string) => test.server.inject({ url: path });

describe('the days of a tree', () => {
  it('are birthdays of the living and days on which the dead are remembered', async () => {
    const { data } = await days(owner);
    expect(data?.treeAnniversaries).toMatchObject([
      { kind: 'REMEMBRANCE', title: 'In memory of Rose Field', year: 1999, on: dayAfter(3).iso },
      { kind: 'BIRTHDAY', title: 'Joe Field’s birthday', year: 1961, on: dayAfter(3).iso },
    ]);
    expect((await days(owner, 2)).data?.treeAnniversaries).toEqual([]);
  });

  it('leave out the living for who does not see their details', async () => {
    const { data } = await days(viewer);
    expect(data?.treeAnniversaries.map(({ kind }) => kind)).toEqual(['REMEMBRANCE']);
  });

  it('are refused beyond a year, and to another family', async () => {
    expect((await days(owner, 367)).errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    const stranger = await signUpMember(test);
    expect((await days(stranger)).data?.treeAnniversaries).toEqual([]);
  });
});

describe('a calendar', () => {
  it('is read at its address, shows no year of the living, and ends when it is removed', async () => {
    const made = (await make(owner)).data?.addTreeCalendar;
    const path = made?.path ?? '';
    const answer = await read(path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('SUMMARY:Joe Field’s birthday');
    expect(answer.body).not.toContain('1961');
    expect(answer.body).toContain('SUMMARY:In memory of Rose Field');
    const { data } = await days(owner);
    expect(data?.treeCalendars).toMatchObject([
      { name: 'Our days', lastReadAt: expect.any(String) },
    ]);
    const id = made?.calendar.id ?? '';
    for (const [by, gone] of [
      [viewer, id],
      [owner, randomUUID()],
    ] as const) {
      const refused = await graphql(test, RemoveTreeCalendarDocument, { id: gone }, by.cookie);
      expect(refused.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect((await graphql(test, RemoveTreeCalendarDocument, { id }, owner.cookie)).errors).toEqual(
      [],
    );
    expect((await read(path)).statusCode).toBe(404);
  });

  it('has the kinds that were chosen, seen with its member’s rights', async () => {
    const own = (await make(owner, ['BIRTHDAY'])).data?.addTreeCalendar.path ?? '';
    expect((await read(own)).body.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Joe Field’s birthday']);
    const theirs = (await make(viewer)).data?.addTreeCalendar.path ?? '';
    expect((await read(theirs)).body).not.toContain('Joe');
  });

  it('ends with the membership', async () => {
    const leaving = await signUpMember(test, { familyId: owner.familyId, familyRole: 'editor' });
    const path = (await make(leaving)).data?.addTreeCalendar.path ?? '';
    expect((await read(path)).statusCode).toBe(200);
    await test.app.orm.em
      .getConnection()
      .execute('delete from memberships where user_id = ?', [leaving.userId]);
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is refused without a name or a kind, beyond five, and at any other address', async () => {
    const refused = async (kinds: AnniversaryKind[], name: string) =>
      (await make(owner, kinds, name)).errors[0]?.extensions?.code;
    expect(await refused([], 'x')).toBe('INVALID_INPUT');
    expect(await refused(allKinds, '  ')).toBe('INVALID_INPUT');
    expect(await refused(allKinds, 'x'.repeat(61))).toBe('INVALID_INPUT');
    const busy = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
    for (let made = 0; made < 5; made += 1) await make(busy);
    expect((await make(busy)).errors[0]?.extensions?.code).toBe('WRONG_STATE');
    for (const path of ['/tree-calendars/x', `/tree-calendars/${'A'.repeat(43)}.ics`]) {
      expect((await read(path)).statusCode).toBe(404);
    }
  });
});

describe('notices of the days that come', () => {
  const linesOf = async (by: TestMember) => {
    const { data } = await graphql(test, NoticesDocument, {}, by.cookie);
    return data?.notices.nodes
      .filter(({ kind }) => kind === 'ANNIVERSARY_COMES')
      .map(({ words }) => `${words.what} ${words.name} ${words.day}`)
      .toSorted();
  };

  it('reach each member once, three days ahead, without what they may not see', async () => {
    await runSweeps(test, 'announce-anniversaries');
    await runSweeps(test, 'announce-anniversaries');
    const on = dayAfter(3).iso;
    expect(await linesOf(owner)).toEqual([
      `BIRTHDAY Joe Field ${on}`,
      `REMEMBRANCE Rose Field ${on}`,
    ]);
    expect(await linesOf(viewer)).toEqual([`REMEMBRANCE Rose Field ${on}`]);
  });

  it('announce what a stopped server missed, if it is still to come', async () => {
    const before = await linesOf(owner);
    await add({ given: 'Ann', birth: { date: `${dayAfter(5).words} 1990` } });
    await add({ given: 'Bea', birth: { date: `${dayAfter(7).words} 1990` } });
    test.clock.advance(Temporal.Duration.from({ hours: 6 * 24 }));
    await runSweeps(test, 'announce-anniversaries');
    const names = (await linesOf(owner))?.filter((line) => !before?.includes(line));
    expect(names?.map((line) => line.split(' ')[1])).toEqual(['Bea']);
  });

  it('are not given to somebody about their own day', async () => {
    await test.app.orm.em
      .getConnection()
      .execute('insert into tree_people (family_id, individual_id, member_id) values (?, ?, ?)', [
        owner.familyId,
        joe,
        owner.userId,
      ]);
    const before = await linesOf(owner);
    test.clock.advance(Temporal.Duration.from({ hours: 360 * 24 }));
    await runSweeps(test, 'announce-anniversaries');
    for (let day = 0; day < 6; day += 1) {
      test.clock.advance(Temporal.Duration.from({ hours: 24 }));
      await runSweeps(test, 'announce-anniversaries');
    }
    const more = (await linesOf(owner))?.filter((line) => !before?.includes(line));
    expect(more?.some((line) => line.includes('Rose'))).toBe(true);
    expect(more?.some((line) => line.includes('Joe'))).toBe(false);
  });
});
