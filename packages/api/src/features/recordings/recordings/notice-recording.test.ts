import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('tells a relative once of photos that arrive together, and of each take by itself', async () => {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId });
  for (const name of ['cat.jpg', 'cat.jpg', 'rocket-mirrored.jpg']) {
    const about = { kind: 'PHOTO', origin: 'uploaded', title: name };
    await uploadAndPrepare(test, ann.cookie, media(name), about);
  }
  for (const title of ['One', 'Two']) {
    await uploadAndPrepare(test, ann.cookie, media('voice.mp3'), { origin: 'recorded', title });
  }
  const { data } = await graphql<object, object>(
    test,
    '{ notices { nodes { kind path words { actor title count what } } } }',
    {},
    tom.cookie,
  );
  const kind = 'RECORDING_ADDED';
  const words = { actor: memberName(ann.userId), title: null, count: null, what: null };
  expect(data).toEqual({
    notices: {
      nodes: [
        { kind, path: '/voice-recordings', words: { ...words, title: 'Two' } },
        { kind, path: '/voice-recordings', words: { ...words, title: 'One' } },
        { kind, path: '/memory-vault', words: { ...words, count: '3', what: 'PHOTO' } },
      ],
    },
  });
});
