import { randomUUID } from 'node:crypto';
import {
  AddNoticeMuteDocument,
  ChangeMemberRoleDocument,
  NoticeMutesDocument,
  NoticesDocument,
  ReadAllNoticesDocument,
  ReadNoticeDocument,
  RemoveMemberDocument,
  RemoveNoticeMuteDocument,
  UnreadNoticesDocument,
  LeaveFamilyDocument,
  OfferFamilyDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { notify } from '#features/notices/notifications/index.ts';
import { forgetNoticesSweep } from '#features/notices/notifications/forget-notices.sweep.ts';
import { keepFile } from '#features/recordings/recordings/index.ts';
import { newContext } from '#platform/context.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T12:00:00Z' });
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);

async function relatives() {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
  const eve = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
  return { ann, tom, eve };
}

async function comment(from: TestMember, to: TestMember, title: string): Promise<void> {
  await notify(await from.ctx(), {
    kind: 'commentAdded',
    familyId: from.familyId,
    recipientIds: [to.userId],
    actorId: from.userId,
    subject: null,
    path: '/voice-recordings',
    values: { actor: 'Ann', title },
  });
}

async function listed({ cookie }: TestMember, variables: { after?: string; muted?: boolean } = {}) {
  const { data } = await graphql(test, NoticesDocument, variables, cookie);
  return data!.notices;
}

const unread = async ({ cookie }: TestMember) =>
  (await graphql(test, UnreadNoticesDocument, {}, cookie)).data?.unreadNotices;

describe('the list of notices', () => {
  it('is paged newest first without gap or repeat, and is the own one alone', async () => {
    const { ann, tom, eve } = await relatives();
    for (let n = 0; n < 30; n += 1) await comment(ann, tom, `Number ${n}`);
    await comment(ann, eve, 'For Eve');
    const first = await listed(tom);
    const rest = await listed(tom, { after: first.pageInfo.endCursor! });
    const titles = [...first.nodes, ...rest.nodes].map(({ words }) => words.title);
    expect(titles).toEqual(Array.from({ length: 30 }, (_, n) => `Number ${29 - n}`));
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('marks one or all as read, of the own alone', async () => {
    const { ann, tom, eve } = await relatives();
    await comment(ann, tom, 'One');
    await comment(ann, tom, 'Two');
    const [two] = (await listed(tom)).nodes;
    await graphql(test, ReadNoticeDocument, { id: two!.id }, eve.cookie);
    expect(await unread(tom)).toEqual({ count: 2, more: false });
    await graphql(test, ReadNoticeDocument, { id: two!.id }, tom.cookie);
    expect((await listed(tom)).nodes.map(({ read }) => read)).toEqual([true, false]);
    await graphql(test, ReadAllNoticesDocument, {}, tom.cookie);
    expect(await unread(tom)).toEqual({ count: 0, more: false });
  });

  it('counts ten thousand as more than 99, and marks them all', async () => {
    const { tom } = await relatives();
    await run(
      `insert into notifications (id, user_id, family_id, kind, path, words_values, created_at)
       select uuidv7(), ?, ?, 'commentAdded', '/dashboard', '{}', now() from generate_series(1, 10000)`,
      [tom.userId, tom.familyId],
    );
    expect(await unread(tom)).toEqual({ count: 99, more: true });
    expect((await listed(tom)).nodes).toHaveLength(25);
    await graphql(test, ReadAllNoticesDocument, {}, tom.cookie);
    expect(await unread(tom)).toEqual({ count: 0, more: false });
  });

  it('shows nothing of a family that the member left, and that they were removed', async () => {
    const { ann, tom } = await relatives();
    await comment(ann, tom, 'Of the family');
    await graphql(test, RemoveMemberDocument, { id: tom.userId }, ann.cookie);
    const { nodes } = await listed(tom);
    expect(nodes.map(({ kind }) => kind)).toEqual(['REMOVED_FROM_FAMILY']);
    expect(nodes[0]?.words.family).toBe('The Test family');
    expect(await unread(tom)).toEqual({ count: 1, more: false });
  });

  it('loses what was read half a year ago, and keeps what was not', async () => {
    const { ann, tom } = await relatives();
    await comment(ann, tom, 'Read');
    await graphql(test, ReadAllNoticesDocument, {}, tom.cookie);
    await comment(ann, tom, 'Unread');
    test.clock.set(
      test.clock
        .now()
        .add({ hours: 24 * 181 })
        .toString(),
    );
    await forgetNoticesSweep.run(newContext(test.app, { kind: 'system', job: 'test' }));
    test.clock.set('2041-03-05T12:00:00Z');
    expect((await listed(tom)).nodes.map(({ words }) => words.title)).toEqual(['Unread']);
  });
});

describe('a mute', () => {
  it('keeps notices about a name under Muted alone, until it ends', async () => {
    const { ann, tom } = await relatives();
    const input = { name: 'Grandma Rose' };
    await graphql(test, AddNoticeMuteDocument, { input }, tom.cookie);
    await comment(ann, tom, 'grandma rose at the sea');
    await comment(ann, tom, 'The mill');
    expect((await listed(tom)).nodes.map(({ words }) => words.title)).toEqual(['The mill']);
    const muted = await listed(tom, { muted: true });
    expect(muted.nodes.map(({ words }) => words.title)).toEqual(['grandma rose at the sea']);
    expect(await unread(tom)).toEqual({ count: 1, more: false });
    const { data } = await graphql(test, NoticeMutesDocument, {}, tom.cookie);
    const id = data!.noticeMutes[0]!.id;
    await graphql(test, RemoveNoticeMuteDocument, { id }, ann.cookie);
    expect(
      (await graphql(test, NoticeMutesDocument, {}, tom.cookie)).data?.noticeMutes,
    ).toHaveLength(1);
    await graphql(test, RemoveNoticeMuteDocument, { id }, tom.cookie);
    await comment(ann, tom, 'grandma rose again');
    expect(await unread(tom)).toEqual({ count: 2, more: false });
  });

  it.each([
    {},
    { name: ' … ' },
    { name: 'x'.repeat(81) },
    { fromDay: '02-30', untilDay: '03-01' },
    { fromDay: '13-01', untilDay: '13-02' },
    { fromDay: '01-01' },
    { name: 'Rose', fromDay: '01-01', untilDay: '01-02' },
    { fromDay: '01-01', untilDay: '06-01' },
  ])('is refused for %j', async (input) => {
    const ann = await signUpMember(test);
    const { errors } = await graphql(test, AddNoticeMuteDocument, { input }, ann.cookie);
    expect(errors?.[0]?.extensions?.['code']).toBe('INVALID_INPUT');
  });

  it('of days may span New Year and hold 29 February', async () => {
    const ann = await signUpMember(test);
    for (const [fromDay, untilDay] of [
      ['12-24', '01-02'],
      ['02-29', '02-29'],
    ] as const) {
      const answer = await graphql(
        test,
        AddNoticeMuteDocument,
        { input: { fromDay, untilDay } },
        ann.cookie,
      );
      expect(answer.errors).toEqual([]);
    }
  });
});

describe('the people of a family', () => {
  const kinds = async (member: TestMember) =>
    (await listed(member)).nodes.map(({ kind, words }) => [kind, words.role ?? words.name]);

  it('get a notice of their new role, once', async () => {
    const { ann, tom, eve } = await relatives();
    const change = { id: tom.userId, role: 'VIEWER' } as const;
    await graphql(test, ChangeMemberRoleDocument, change, ann.cookie);
    await graphql(test, ChangeMemberRoleDocument, change, ann.cookie);
    expect(await kinds(tom)).toEqual([['ROLE_CHANGED', 'viewer']]);
    expect(await kinds(eve)).toEqual([]);
  });

  it('get a notice when somebody leaves, except who left', async () => {
    const { ann, tom, eve } = await relatives();
    await graphql(test, LeaveFamilyDocument, {}, tom.cookie);
    const left = [['MEMBER_LEFT', memberName(tom.userId)]];
    expect([await kinds(ann), await kinds(eve), await kinds(tom)]).toEqual([left, left, []]);
  });

  it('get a notice of an offer to hand the family over', async () => {
    const { ann, tom } = await relatives();
    await graphql(test, OfferFamilyDocument, { id: tom.userId }, ann.cookie);
    expect(await kinds(tom)).toEqual([['FAMILY_OFFERED', null]]);
  });

  it('get a notice of a recording when it is ready, except who made it', async () => {
    const { ann, tom, eve } = await relatives();
    const about = {
      kind: 'FILE',
      origin: 'uploaded',
      title: 'Recipes',
      filename: 'secret.pdf',
    } as const;
    const content = Buffer.from('%PDF-1.4 recipes');
    await keepFile(await tom.ctx(), { ...about, takeId: randomUUID() }, content);
    expect(await listed(ann)).toMatchObject({ nodes: [] });
    await drainJobs(test, 'prepare-recording');
    for (const member of [ann, eve]) {
      const [notice] = (await listed(member)).nodes;
      expect(notice).toMatchObject({
        kind: 'RECORDING_ADDED',
        words: { title: 'Recipes', actor: memberName(tom.userId) },
      });
    }
    expect(await kinds(tom)).toEqual([]);
  });
});
