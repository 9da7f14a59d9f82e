import {
  AttachVoiceDocument,
  LinkTreePersonDocument,
  TagPersonDocument,
  TreePersonPicturesDocument,
  TreePicturesDocument,
} from '@infinite/schema/generated/graphql';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContact } from '#features/relatives/contacts/index.ts';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});
afterAll(() => test.close());

const add = async (given: string, date: string) =>
  addTreePerson(await owner.ctx(), { given, birth: { date } }, null);
const keepPhoto = (title: string) =>
  keepRecording(test, owner, Buffer.from(randomUUID()), {
    ...{ kind: 'PHOTO', origin: 'uploaded', title, fileName: 'a.jpg', mimeType: 'image/jpeg' },
  });
async function picturesOf(ids: string[], by = owner) {
  const { data, errors } = await graphql(test, TreePicturesDocument, { ids }, by.cookie);
  expect(errors).toEqual([]);
  return data?.treePictures.map(({ individualId, recording, x }) => [
    ...[individualId, recording.title, x],
  ]);
}

describe('the picture of somebody in the tree', () => {
  it('is a photo of the vault in which they are named, and one of the record comes first', async () => {
    const [id, other] = [await add('Anna', '1850'), await add('Bert', '1850')];
    const { id: subjectId } = await addContact(await owner.ctx(), { name: 'Anna' });
    const link = { id, kind: 'CONTACT', subjectId } as const;
    expect((await graphql(test, LinkTreePersonDocument, link, owner.cookie)).errors).toEqual([]);
    expect(await picturesOf([id, other])).toEqual([]);
    const named = await keepPhoto('At the lake');
    const person = { kind: 'CONTACT', personId: subjectId, x: 25, y: 40 } as const;
    const tag = { recordingId: named, person };
    expect((await graphql(test, TagPersonDocument, tag, owner.cookie)).errors).toEqual([]);
    expect(await picturesOf([id, other, 'nonsense'])).toEqual([[id, 'At the lake', 25]]);
    expect(await picturesOf([id], viewer)).toEqual([[id, 'At the lake', 25]]);
    const portrait = { recordingId: await keepPhoto('Portrait'), recordId: id };
    expect((await graphql(test, AttachVoiceDocument, portrait, owner.cookie)).errors).toEqual([]);
    expect(await picturesOf([id])).toEqual([[id, 'Portrait', null]]);
    const page = await graphql(test, TreePersonPicturesDocument, { id }, owner.cookie);
    expect(page.data?.treeIndividual?.links).toEqual([{ kind: 'CONTACT', subjectId }]);
    expect(page.data?.treeVoices.voices.map(({ recording }) => recording.kind)).toEqual(['PHOTO']);
  });

  it('of somebody living is not for viewers, nor is who they are', async () => {
    const id = await add('Lena', '2001');
    const attached = { recordingId: await keepPhoto('Lena'), recordId: id };
    await graphql(test, AttachVoiceDocument, attached, owner.cookie);
    const link = { id, kind: 'MEMBER', subjectId: owner.userId } as const;
    await graphql(test, LinkTreePersonDocument, link, owner.cookie);
    expect(await picturesOf([id])).toEqual([[id, 'Lena', null]]);
    expect(await picturesOf([id], viewer)).toEqual([]);
    const page = await graphql(test, TreePersonPicturesDocument, { id }, viewer.cookie);
    expect(page.data?.treeIndividual?.links).toEqual([]);
  });

  it('is asked for at most 200 people at once', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID());
    const { errors } = await graphql(test, TreePicturesDocument, { ids }, owner.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});
