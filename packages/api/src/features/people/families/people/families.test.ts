import {
  AnswerFamilyOfferDocument,
  ChangeMemberRoleDocument,
  FamiliesDocument,
  FamilyPeopleDocument,
  LeaveFamilyDocument,
  MeDocument,
  OfferFamilyDocument,
  RemoveMemberDocument,
  RenameFamilyDocument,
  StartFamilyDocument,
  SwitchFamilyDocument,
} from '@infinite/schema/generated/graphql';
import { familyHeader } from '@infinite/schema/catalogue/families';
import { print, type DocumentNode } from 'graphql';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { giveKey } from '#testing/api-keys.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

/** Posts from a page that shows this family. */
async function onPage(
  member: Pick<TestMember, 'cookie'>,
  familyId: string,
  document: DocumentNode | string,
  variables: object = {},
) {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: member.cookie, [familyHeader]: familyId },
    payload: { query: typeof document === 'string' ? document : print(document), variables },
  });
  // Only the fields that a test asks for are read.
  return response.json<{
    data?: Record<string, never> | null;
    errors?: { extensions?: { code?: string } }[];
  }>();
}

const codes = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  (answer.errors ?? []).map(({ extensions }) => extensions?.code);

const relativeOf = (owner: TestMember, familyRole: 'editor' | 'contributor' | 'viewer') =>
  signUpMember(test, { familyId: owner.familyId, familyRole });

async function keep(member: TestMember, title: string): Promise<string> {
  return keepRecording(test, member, Buffer.from(`%PDF-1.4 ${title}`), {
    kind: 'FILE',
    origin: 'uploaded',
    title,
    fileName: `${title}.pdf`,
    mimeType: 'application/pdf',
  });
}

const recordings = '{ recordings { nodes { id } } }';
const draft = (clientId = randomUUID()) => ({ clientId, input: { title: 'Dear Tom' } });
const createDraft = `mutation ($clientId: ID!, $input: MessageDraftInput!) {
  createDraft(clientId: $clientId, input: $input) { id } }`;

describe('several families of one account', () => {
  it('start, are listed and switched between, each with what it keeps', async () => {
    const ann = await signUpMember(test);
    const first = await keep(ann, 'first');
    const made = await graphql(test, StartFamilyDocument, { name: ' The\n Bakers ' }, ann.cookie);
    const id = made.data?.startFamily ?? '';
    const { data } = await graphql(test, FamiliesDocument, {}, ann.cookie);
    expect(data?.families).toEqual([
      {
        id: ann.familyId,
        name: 'The Test family',
        role: 'OWNER',
        members: 1,
        inView: false,
        picture: null,
      },
      { id, name: 'The Bakers', role: 'OWNER', members: 1, inView: true, picture: null },
    ]);
    expect((await graphql(test, recordings, {}, ann.cookie)).data).toEqual({
      recordings: { nodes: [] },
    });
    await graphql(test, SwitchFamilyDocument, { id: ann.familyId }, ann.cookie);
    expect((await graphql(test, recordings, {}, ann.cookie)).data).toEqual({
      recordings: { nodes: [{ id: first }] },
    });
  });

  it('are written to by the page that shows them, whatever the session shows since', async () => {
    const ann = await signUpMember(test);
    const { data } = await graphql(test, StartFamilyDocument, { name: 'Second' }, ann.cookie);
    const second = data?.startFamily ?? '';
    await onPage(ann, ann.familyId, createDraft, draft());
    expect(await run('select family_id from messages where author_id = ?', [ann.userId])).toEqual([
      { family_id: ann.familyId },
    ]);
    const kept = await keep(ann, 'heard in the old tab');
    // A player names no family: the recording's own counts.
    const media = await test.server.inject({
      url: `/media/${kept}/original`,
      headers: { cookie: ann.cookie },
    });
    expect(media.statusCode).toBe(200);
    const me = await graphql(test, MeDocument, {}, ann.cookie);
    expect(me.data?.me?.family.id).toBe(second);
  });

  it('are never those of others, whatever a page says', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    await keep(ann, 'private');
    const me = await onPage(eve, ann.familyId, MeDocument);
    expect(me.data).toMatchObject({ me: { family: { id: eve.familyId }, familyRole: 'OWNER' } });
    const listed = await onPage(eve, ann.familyId, recordings);
    expect(listed.data).toEqual({ recordings: { nodes: [] } });
    expect(codes(await onPage(eve, ann.familyId, createDraft, draft()))).toEqual(['FORBIDDEN']);
    expect(codes(await onPage(eve, 'no id', FamiliesDocument))).toEqual([]);
    const switched = await graphql(test, SwitchFamilyDocument, { id: ann.familyId }, eve.cookie);
    expect(codes(switched as never)).toEqual(['NOT_FOUND']);
  });

  it('refuse a name that is empty or too long', async () => {
    const ann = await signUpMember(test);
    for (const name of ['', ' \n', 'x'.repeat(81)]) {
      const answer = await graphql(test, RenameFamilyDocument, { name }, ann.cookie);
      expect(codes(answer as never), name).toEqual(['INVALID_INPUT']);
    }
  });
});

describe('a member', () => {
  it('who becomes a viewer in an open tab finishes the take that began, and begins no other', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'editor');
    const client = await TusClient.of(test, tom.cookie);
    const metadata = { kind: 'FILE', origin: 'uploaded', title: 'x', filename: 'x.pdf' };
    const begun = await client.begin({ ...metadata, takeId: randomUUID() }, 20);
    const path = begun.headers.get('location') ?? '';
    await client.send(path, 0, Buffer.alloc(10, 1));
    const change = { id: tom.userId, role: 'VIEWER' } as const;
    await graphql(test, ChangeMemberRoleDocument, change, ann.cookie);
    expect((await client.send(path, 10, Buffer.alloc(10, 2))).status).toBe(204);
    expect((await client.begin({ ...metadata, takeId: randomUUID() }, 20)).status).toBe(403);
    expect(codes(await onPage(tom, ann.familyId, createDraft, draft()))).toEqual(['FORBIDDEN']);
  });

  it('who is removed loses the family, keys and uploads at once, and keeps what is theirs', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'editor');
    const hers = await keep(ann, 'hers');
    const his = await keep(tom, 'his');
    const messageId = await armMessage(test, tom, { title: 'For Ana' });
    const key = await giveKey(test, tom);
    const client = await TusClient.of(test, tom.cookie);
    const metadata = { kind: 'FILE', origin: 'uploaded', title: 'x', filename: 'x.pdf' };
    const begun = await client.begin({ ...metadata, takeId: randomUUID() }, 20);
    const path = begun.headers.get('location') ?? '';
    await graphql(test, RemoveMemberDocument, { id: tom.userId }, ann.cookie);

    const keyed = await test.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: key.headers,
      payload: { query: recordings },
    });
    expect(keyed.body).toContain('KEY_STOPPED');
    expect((await client.send(path, 0, Buffer.alloc(20))).status).toBe(404);

    // New pages show a family of his own; an open tab shows what he made, and nothing else.
    const me = await graphql(test, MeDocument, {}, tom.cookie);
    expect(me.data?.me).toMatchObject({ familyRole: 'OWNER' });
    expect(me.data?.me?.family.id).not.toBe(ann.familyId);
    const stale = await onPage(tom, ann.familyId, recordings);
    expect(stale.data).toEqual({ recordings: { nodes: [{ id: his }] } });
    expect(codes(await onPage(tom, ann.familyId, FamilyPeopleDocument))).toContain('FORBIDDEN');
    expect(codes(await onPage(tom, ann.familyId, createDraft, draft()))).toEqual(['FORBIDDEN']);
    const statusOf = async (id: string) =>
      (await test.server.inject({ url: `/media/${id}/original`, headers: { cookie: tom.cookie } }))
        .statusCode;
    expect([await statusOf(his), await statusOf(hers)]).toEqual([200, 404]);
    const own = await onPage(tom, ann.familyId, `{ message(id: "${messageId}") { title } }`);
    expect(own.data).toEqual({ message: { title: 'For Ana' } });
    const { data } = await graphql(test, FamiliesDocument, {}, tom.cookie);
    expect(data?.families.map(({ id, role }) => [id === ann.familyId, role])).toEqual([
      [false, 'OWNER'],
      [true, 'NONE'],
    ]);
    // The family keeps what he recorded.
    const rest = await graphql(test, recordings, {}, ann.cookie);
    expect(JSON.stringify(rest.data)).toContain(his);
  });

  it('leaves alone, but an owner does not', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'viewer');
    expect((await graphql(test, LeaveFamilyDocument, {}, tom.cookie)).data).toEqual({
      leaveFamily: true,
    });
    const refused = await graphql(test, LeaveFamilyDocument, {}, ann.cookie);
    expect(codes(refused as never)).toEqual(['FORBIDDEN']);
  });

  it('changes no role of the owner, nor their own', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'editor');
    const change = (by: TestMember, id: string, role: 'EDITOR' | 'OWNER' | 'NONE') =>
      graphql(test, ChangeMemberRoleDocument, { id, role }, by.cookie);
    expect(codes((await change(tom, tom.userId, 'EDITOR')) as never)).toEqual(['FORBIDDEN']);
    expect(codes((await change(tom, ann.userId, 'EDITOR')) as never)).toEqual(['FORBIDDEN']);
    expect(codes((await change(ann, ann.userId, 'EDITOR')) as never)).toEqual(['FORBIDDEN']);
    expect(codes((await change(ann, tom.userId, 'OWNER')) as never)).toEqual(['INVALID_INPUT']);
    expect(codes((await change(ann, tom.userId, 'NONE')) as never)).toEqual(['INVALID_INPUT']);
  });

  it('sees the addresses of others only as the owner', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'editor');
    const seen = async (by: TestMember) =>
      (await graphql(test, FamilyPeopleDocument, {}, by.cookie)).data?.familyMembers
        .map(({ email }) => email)
        .toSorted();
    expect(await seen(ann)).toEqual([ann.email, tom.email].toSorted());
    expect((await seen(tom))?.filter(Boolean)).toEqual([tom.email]);
  });
});

describe('ownership', () => {
  it('passes with the consent of both, and the owner stays as an editor', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'viewer');
    await graphql(test, OfferFamilyDocument, { id: tom.userId }, ann.cookie);
    const roles = () =>
      run('select role from memberships where family_id = ? order by role', [ann.familyId]);
    expect(await roles()).toEqual([{ role: 'owner' }, { role: 'viewer' }]);
    const own = await graphql(test, AnswerFamilyOfferDocument, { accepted: true }, ann.cookie);
    expect(codes(own as never)).toEqual(['NOT_FOUND']);
    await graphql(test, AnswerFamilyOfferDocument, { accepted: true }, tom.cookie);
    expect(await roles()).toEqual([{ role: 'editor' }, { role: 'owner' }]);
    const again = await graphql(test, AnswerFamilyOfferDocument, { accepted: true }, tom.cookie);
    expect(codes(again as never)).toEqual(['NOT_FOUND']);
  });

  it('is offered only by an owner who typed the password a few minutes ago', async () => {
    const ann = await signUpMember(test, { passwordProvenAt: '2020-01-01T09:00:00Z' });
    const tom = await relativeOf(ann, 'editor');
    const offered = await graphql(test, OfferFamilyDocument, { id: tom.userId }, ann.cookie);
    expect(codes(offered as never)).toEqual(['PASSWORD_NEEDED']);
  });

  it('stays where it is after a no, two weeks, or another owner', async () => {
    const ann = await signUpMember(test);
    const tom = await relativeOf(ann, 'editor');
    const offer = () => graphql(test, OfferFamilyDocument, { id: tom.userId }, ann.cookie);
    const answer = async (accepted: boolean) =>
      codes((await graphql(test, AnswerFamilyOfferDocument, { accepted }, tom.cookie)) as never);
    await offer();
    expect(await answer(false)).toEqual([]);
    expect(await answer(true)).toEqual(['NOT_FOUND']);
    await offer();
    test.clock.advance({ hours: 14 * 24 + 1 });
    expect(await answer(true)).toEqual(['NOT_FOUND']);
    await offer();
    await run(`update memberships set role = 'editor' where user_id = ?`, [ann.userId]);
    expect(await answer(true)).toEqual(['NOT_FOUND']);
  });
});
