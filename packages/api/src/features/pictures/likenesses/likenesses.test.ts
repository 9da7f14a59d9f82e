import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import {
  prepare,
  upload,
  uploadAndPrepare,
} from '#features/recordings/recordings/testing/uploads.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const cat = media('cat.jpg');
const pdf = Buffer.from('%PDF-1.4 a letter');
const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);
const smaller = () =>
  sharp(cat).autoOrient().resize({ width: 240 }).jpeg({ quality: 60 }).toBuffer();
const add = (by: TestMember, content: Uint8Array, kind = 'PHOTO') =>
  uploadAndPrepare(test, by.cookie, content, { kind });

interface Group {
  sameFile: boolean;
  items: { recording: { id: string }; mayDelete: boolean; suggested: boolean; width: number }[];
}

async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}
async function groupsOf(by: TestMember): Promise<Group[]> {
  const { data } = await ask<{ alikeItems: { groups: Group[] } }>(
    by,
    `{ alikeItems { groups { sameFile items {
      recording { id } mayDelete suggested width } } } }`,
  );
  return data!.alikeItems.groups;
}
const idsOf = (groups: Group[]) =>
  groups.map(({ items }) => items.map(({ recording }) => recording.id).toSorted());
const keep = (by: TestMember, keepId: string, recordingIds: string[]) =>
  ask<{ keepOneOf: string[] }>(
    by,
    `mutation ($keepId: ID!, $recordingIds: [ID!]!) {
      keepOneOf(keepId: $keepId, recordingIds: $recordingIds) }`,
    { keepId, recordingIds },
  );
const differ = (by: TestMember, recordingIds: string[]) =>
  ask(by, 'mutation ($recordingIds: [ID!]!) { markDifferent(recordingIds: $recordingIds) }', {
    recordingIds,
  });

describe('what a family keeps more than once', () => {
  it('is offered with the larger photo to keep; the other goes to the trash', async () => {
    const ann = await signUpMember(test);
    const small = await add(ann, await smaller());
    const large = await add(ann, cat);
    await add(ann, media('rocket-mirrored.jpg'));
    const groups = await groupsOf(ann);
    expect(idsOf(groups)).toEqual([[small, large].toSorted()]);
    const suggested = groups[0]!.items.find((item) => item.suggested);
    expect([groups[0]!.sameFile, suggested?.recording.id]).toEqual([false, large]);
    expect((await keep(ann, large, [small, large])).data?.keepOneOf).toEqual([small]);
    expect(await groupsOf(ann)).toEqual([]);
    const trash = await ask(ann, '{ trash { nodes { recording { id } } } }');
    expect(trash.data).toEqual({ trash: { nodes: [{ recording: { id: small } }] } });
    await ask(ann, 'mutation ($id: ID!) { restoreRecording(id: $id) { id } }', { id: small });
    expect(idsOf(await groupsOf(ann))).toEqual([[small, large].toSorted()]);
  });

  it('is not offered again once somebody said that it differs', async () => {
    const ann = await signUpMember(test);
    const ids = [await add(ann, await smaller()), await add(ann, cat)];
    expect((await differ(ann, ids)).code).toBeUndefined();
    expect(await groupsOf(ann)).toEqual([]);
    expect((await keep(ann, ids[0]!, ids)).code).toBe('WRONG_STATE');
    // Read again by a later release.
    await run(`update recordings set state = 'PROCESSING' where id = ?`, [ids[0]]);
    await prepare(test, ids[0]!);
    expect(await groupsOf(ann)).toEqual([]);
  });

  it('finds the same file that two devices sent at once, and prepared at once', async () => {
    const ann = await signUpMember(test);
    const ben = await signUpMember(test, { familyId: ann.familyId, familyRole: 'contributor' });
    const letter = pdf;
    const sought = `query ($sha256: [String!]!) { keptOriginals(sha256: $sha256) { recordingId } }`;
    const sha256 = [await digestOf(letter)];
    // Both ask before either has arrived.
    for (const by of [ann, ben]) {
      expect((await ask(by, sought, { sha256 })).data).toEqual({ keptOriginals: [] });
    }
    const ids = await Promise.all(
      [ann, ben].map((by) => upload(test, by.cookie, letter, { kind: 'FILE' })),
    );
    await Promise.all(ids.map((id) => prepare(test, id)));
    for (const by of [ann, ben]) {
      const groups = await groupsOf(by);
      expect(idsOf(groups)).toEqual([ids.toSorted()]);
      expect(groups[0]!.sameFile).toBe(true);
    }
    // What a relative added stays.
    expect((await keep(ann, ids[0]!, ids)).code).toBe('FORBIDDEN');
    expect((await keep(ann, ids[1]!, ids)).data?.keepOneOf).toEqual([ids[0]]);
    expect(await groupsOf(ben)).toEqual([]);
  });

  it('never groups pages without a shape, nor skies', async () => {
    const ann = await signUpMember(test);
    const flat = (background: string) =>
      sharp({ create: { width: 300, height: 400, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const line = (text: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
            <rect width="300" height="400" fill="#fff"/><text x="20" y="40">${text}</text></svg>`,
        ),
      ).jpeg();
    const sky = (from: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><defs>
            <linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="#fff"/>
            </linearGradient></defs><rect width="300" height="400" fill="url(#g)"/></svg>`,
        ),
      ).jpeg();
    for (const background of ['#fff', '#fefefe', '#000']) await add(ann, await flat(background));
    for (const text of ['Dear Anna', 'Dear Tom']) await add(ann, await line(text).toBuffer());
    for (const from of ['#025', '#136']) await add(ann, await sky(from).toBuffer());
    expect(await groupsOf(ann)).toEqual([]);
  });

  it('shows nothing of what a reader may not see, nor what they could not decide', async () => {
    const ann = await signUpMember(test);
    const ben = await signUpMember(test, { familyId: ann.familyId, familyRole: 'contributor' });
    const stranger = await signUpMember(test);
    const ids = [await add(ann, cat), await add(ann, await smaller())];
    // Neither is his, so there is nothing for him to do.
    expect(await groupsOf(ben)).toEqual([]);
    expect(await groupsOf(stranger)).toEqual([]);
    expect((await keep(ben, ids[0]!, ids)).code).toBe('FORBIDDEN');
    expect((await differ(ben, ids)).code).toBe('FORBIDDEN');
    expect((await keep(stranger, ids[0]!, ids)).code).toBe('NOT_FOUND');
    const own = await add(ben, cat);
    expect(idsOf(await groupsOf(ben))).toEqual([[...ids, own].toSorted()]);
    await run(`update recordings set audience = 'MAKER' where id = any(?)`, [`{${ids.join()}}`]);
    expect(await groupsOf(ben)).toEqual([]);
    expect((await keep(ben, own, [own, ...ids])).code).toBe('NOT_FOUND');
  });

  it('finds what an earlier release prepared, once it is read again', async () => {
    const ann = await signUpMember(test);
    const ids = [await add(ann, await smaller()), await add(ann, cat)];
    const letters = [await add(ann, pdf, 'FILE'), await add(ann, pdf, 'FILE')];
    for (const table of ['alike_items', 'photo_likenesses']) await run(`delete from ${table}`);
    await run('update recordings set preparation = 1');
    await runSweeps(test, 'prepare-earlier-recordings');
    await drainJobs(test, 'prepare-recording-again');
    const found = idsOf(await groupsOf(ann));
    expect(found.toSorted()).toEqual([ids.toSorted(), letters.toSorted()].toSorted());
  });

  it('asks for two items of one group at least', async () => {
    const ann = await signUpMember(test);
    const [id, other] = [await add(ann, cat), await add(ann, media('rocket-mirrored.jpg'))];
    expect((await differ(ann, [id])).code).toBe('INVALID_INPUT');
    expect((await differ(ann, [id, 'x'])).code).toBe('INVALID_INPUT');
    expect((await keep(ann, id, [id, other])).code).toBe('WRONG_STATE');
  });
});

async function digestOf(content: Buffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(content));
  return Buffer.from(digest).toString('hex');
}
