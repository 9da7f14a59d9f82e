import { randomUUID } from 'node:crypto';
import {
  AddCommentDocument,
  ChangeMemberRoleDocument,
  ConnectionsDocument,
  DeleteCommentDocument,
  DeleteRecordingDocument,
  EraseRecordingDocument,
  FamilyActivityDocument,
  HideCommentDocument,
  LeaveFamilyDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { createFamily, joinFamily } from '#features/people/families/index.ts';
import { keepFile } from '#features/recordings/recordings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { Notifications } from '#platform/notifications/notifications.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { readsOf } from '#testing/read-plans.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
const listening = new Notifications(test.databaseUrl, test.app.log);
await listening.start();
const heard: string[] = [];
await listening.listen('live', (payload) => heard.push(payload));
afterAll(async () => {
  await listening.stop();
  await test.close();
});

let owner: TestMember;
let aunt: TestMember;
let cousin: TestMember;
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
  cousin = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, values);

async function read({ cookie }: TestMember, page: { after?: string | null } = {}) {
  const { data, errors } = await graphql(test, FamilyActivityDocument, page, cookie);
  expect(errors).toEqual([]);
  return data!.familyActivity;
}
const told = async (member: TestMember) =>
  (await read(member)).nodes.map(({ kind, actor, title }) => [kind, actor.name, title]);

/** A recording of the aunt that the family's activity tells of. */
async function addRecording(title: string): Promise<string> {
  const id = await keepRecording(test, aunt, Buffer.from(title), { title });
  await record(id);
  return id;
}
const record = async (id: string) =>
  recordEvent(await aunt.ctx(), {
    familyId: owner.familyId,
    kind: 'RECORDING_ADDED',
    actorId: aunt.userId,
    subject: { kind: 'RECORDING', id },
  });

async function say(member: TestMember, subjectId: string): Promise<string> {
  test.clock.advance({ seconds: 1 });
  const input = { clientId: randomUUID(), kind: 'RECORDING', subjectId, body: 'Oh.' } as const;
  const { data, errors } = await graphql(test, AddCommentDocument, { input }, member.cookie);
  expect(errors).toEqual([]);
  return data!.addComment.id;
}

describe('the activity of a family', () => {
  it('tells of a recording when it can be played, newest first, and by page to the end', async () => {
    const about = {
      kind: 'FILE',
      origin: 'uploaded',
      title: 'Recipes',
      filename: 'secret.pdf',
    } as const;
    const content = Buffer.from('%PDF-1.4 recipes');
    await keepFile(await aunt.ctx(), { ...about, takeId: randomUUID() }, content);
    expect(await told(cousin)).toEqual([]);
    await drainJobs(test, 'prepare-recording');
    expect(await told(cousin)).toEqual([['RECORDING_ADDED', memberName(aunt.userId), 'Recipes']]);
  });

  it('tells of comments with a link to them, and of new roles and who left', async () => {
    const id = await addRecording('The mill');
    const commentId = await say(owner, id);
    test.clock.advance({ seconds: 1 });
    await graphql(
      test,
      ChangeMemberRoleDocument,
      { id: aunt.userId, role: 'EDITOR' },
      owner.cookie,
    );
    test.clock.advance({ seconds: 1 });
    await graphql(test, LeaveFamilyDocument, {}, aunt.cookie);
    const name = memberName(aunt.userId);
    expect((await read(cousin)).nodes).toMatchObject([
      { kind: 'MEMBER_LEFT', actor: { name, isMember: false } },
      { kind: 'ROLE_CHANGED', actor: { name }, role: 'EDITOR' },
      {
        kind: 'COMMENT_ADDED',
        actor: { name: memberName(owner.userId), isMember: true },
        title: 'The mill',
        path: `/voice-recordings/${id}#comment-${commentId}`,
      },
      { kind: 'RECORDING_ADDED', actor: { name }, path: `/voice-recordings/${id}` },
    ]);
  });

  it('says of the founder of a family that they started it', async () => {
    const ctx = await aunt.ctx();
    const familyId = await createFamily(ctx, { name: 'The mill', ownerId: aunt.userId });
    await joinFamily(ctx, { familyId, userId: cousin.userId, role: 'viewer' });
    const rows = await run(
      'select actor_id, kind from family_events where family_id = ? order by at, id',
      [familyId],
    );
    expect(rows).toEqual([
      { actor_id: aunt.userId, kind: 'FAMILY_STARTED' },
      { actor_id: cousin.userId, kind: 'MEMBER_JOINED' },
    ]);
  });

  it('leaves out what is held for its author, and counts no place for it', async () => {
    const held = await addRecording('Only for her');
    await run('update recordings set held_for_author = true where id = ?', [held]);
    for (let n = 0; n < 30; n += 1) await addRecording(`Number ${n}`);
    const page = await read(cousin);
    expect(page.nodes).toHaveLength(30);
    expect(page.pageInfo.hasNextPage).toBe(false);
    expect(JSON.stringify([page, await read(aunt)])).not.toContain('Only for her');
  });

  it('leaves out a hidden comment for who may not read it, and a deleted one for everyone', async () => {
    const id = await addRecording('The mill');
    const commentId = await say(aunt, id);
    const hiding = { id: commentId, hidden: true };
    await graphql(test, HideCommentDocument, hiding, owner.cookie);
    const kinds = async (member: TestMember) => (await told(member)).map(([kind]) => kind);
    expect(await kinds(cousin)).toEqual(['RECORDING_ADDED']);
    expect(await kinds(aunt)).toEqual(['COMMENT_ADDED', 'RECORDING_ADDED']);
    expect(await kinds(owner)).toEqual(['COMMENT_ADDED', 'RECORDING_ADDED']);
    await graphql(test, DeleteCommentDocument, { id: commentId }, aunt.cookie);
    expect(await kinds(aunt)).toEqual(['RECORDING_ADDED']);
  });

  it('forgets a deleted recording and what was said about it', async () => {
    const id = await addRecording('The mill');
    await say(owner, id);
    await graphql(test, DeleteRecordingDocument, { id }, aunt.cookie);
    expect(await told(owner)).toEqual([]);
    await graphql(test, EraseRecordingDocument, { id }, aunt.cookie);
    expect(await run('select 1 from family_events where family_id = ?', [owner.familyId])).toEqual(
      [],
    );
  });

  it('is paged without gap or repeat, also among events of one moment and past hidden ones', async () => {
    for (let n = 0; n < 75; n += 1) {
      const id = await addRecording(`Number ${n}`);
      if (n % 3 === 0) {
        await run('update recordings set held_for_author = true where id = ?', [id]);
      }
    }
    const seen: (string | null)[] = [];
    let after: string | null | undefined = null;
    do {
      const { nodes, pageInfo } = await read(cousin, { after });
      seen.push(...nodes.map(({ title }) => title));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
  });

  describe('with ten thousand events', () => {
    const fill = (id: string) =>
      run(
        `insert into family_events (id, family_id, kind, actor_id, subject_kind, subject_id, at)
         select gen_random_uuid(), ?, 'RECORDING_ADDED', ?, 'RECORDING', ?,
           date_trunc('second', now()) - n / 7 * interval '1 minute'
         from generate_series(1, 9999) n`,
        [owner.familyId, aunt.userId, id],
      );

    it('is paged to the end by an index, whose pages all cost the same', async () => {
      await fill(await addRecording('The mill'));
      const last: { after: string | null } = { after: null };
      let seen = 0;
      for (let isMore = true; isMore;) {
        const { nodes, pageInfo } = await read(cousin, last);
        seen += nodes.length;
        isMore = pageInfo.hasNextPage;
        if (isMore) last.after = pageInfo.endCursor ?? null;
      }
      expect(seen).toBe(10_000);
      for (const page of [{}, last]) {
        const reads = await readsOf(test, 'family_events', () => read(cousin, page));
        expect(reads).toMatchObject({ wholeTable: false });
        expect(reads.mostRows).toBeLessThanOrEqual(31);
      }
    });

    it('that a reader may not see, is found empty in a few statements', async () => {
      const id = await addRecording('Only for her');
      await fill(id);
      await run('update recordings set held_for_author = true where id = ?', [id]);
      let nodes: unknown;
      const reads = await readsOf(test, 'family_events', async () => {
        ({ nodes } = await read(cousin));
      });
      expect(nodes).toEqual([]);
      expect(reads.statements).toBeLessThan(60);
    });
  });

  it('knows what each member shared last, of what the reader may see', async () => {
    await addRecording('Earlier');
    test.clock.advance({ seconds: 1 });
    const id = await addRecording('The mill');
    const shared = async (member: TestMember) => {
      const { data, errors } = await graphql(test, ConnectionsDocument, {}, member.cookie);
      expect(errors).toEqual([]);
      return data!.lastShared;
    };
    expect(await shared(cousin)).toMatchObject([
      { memberId: aunt.userId, title: 'The mill', path: `/voice-recordings/${id}` },
    ]);
    expect(await shared(await signUpMember(test))).toEqual([]);
    await run('update recordings set held_for_author = true where id = ?', [id]);
    expect(await shared(cousin)).toEqual([]);
  });

  it('is for members of the family alone', async () => {
    await addRecording('The mill');
    expect(await told(await signUpMember(test))).toEqual([]);
    await run('delete from memberships where user_id = ?', [aunt.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'contributor', now(), false)`,
      [owner.familyId, aunt.userId],
    );
    const { errors } = await graphql(test, FamilyActivityDocument, {}, aunt.cookie);
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('says nothing of what did not happen, and tells open pages of what did', async () => {
    const ctx = await aunt.ctx();
    const event = {
      familyId: owner.familyId,
      kind: 'MEMBER_JOINED',
      actorId: aunt.userId,
    } as const;
    const failing = inTransaction(ctx, async (ctx) => {
      await recordEvent(ctx, event);
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    expect(await told(owner)).toEqual([]);
    await recordEvent(ctx, event);
    const live = JSON.stringify({ f: owner.familyId, k: 'activity', i: null });
    await vi.waitFor(() => expect(heard).toContain(live));
  });
});
