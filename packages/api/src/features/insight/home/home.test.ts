import {
  CloseOnboardingDocument,
  FirstStepsDocument,
  InviteByMailDocument,
  OfferFamilyDocument,
  PassOnboardingStepDocument,
  ProgressDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

interface HomeAnswer {
  home: {
    answers: { kind: string; name: string; until: string | null }[];
    dates: { recurrence: string; on: string; title: string }[];
  };
}

const home = async (member: TestMember): Promise<HomeAnswer['home']> => {
  const { data } = await graphql<HomeAnswer, object>(
    test,
    '{ home { answers { kind name until } dates { recurrence on title } } }',
    {},
    member.cookie,
  );
  return data?.home ?? { answers: [], dates: [] };
};

const answersOf = async (member: TestMember) =>
  (await home(member)).answers.map(({ kind, name }) => [kind, name]);

const keep = (member: TestMember, kind: 'VOICE' | 'PHOTO', bytes: number) =>
  keepRecording(test, member, Buffer.alloc(bytes, 1), {
    kind,
    origin: 'recorded',
    title: 'kept',
    fileName: '',
    mimeType: 'audio/ogg',
  });

describe('what needs an answer', () => {
  it('is an offer of the family, for whom it was made to', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    await graphql(test, OfferFamilyDocument, { id: tom.userId }, ann.cookie);
    expect(await answersOf(ann)).toEqual([]);
    expect((await answersOf(tom)).map(([kind]) => kind)).toEqual(['OWNERSHIP_OFFER']);
  });

  it('is an invitation to a confirmed address, and for the owner one that expired', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test);
    const eve = await signUpMember(test, { unconfirmed: true });
    const people = `Tom <${tom.email}>, ${eve.email}`;
    const input = { people, role: 'VIEWER', words: '' } as const;
    await graphql(test, InviteByMailDocument, { input }, ann.cookie);
    expect(await answersOf(tom)).toEqual([['INVITATION_TO_YOU', 'The Test family']]);
    expect(await answersOf(eve)).toEqual([]);
    expect(await answersOf(ann)).toEqual([]);
    test.clock.advance({ hours: 15 * 24 });
    expect(await answersOf(tom)).toEqual([]);
    expect(await answersOf(ann)).toEqual([
      ['INVITATION_EXPIRED', eve.email],
      ['INVITATION_EXPIRED', 'Tom'],
    ]);
  });
});

describe('the dates of the coming weeks', () => {
  it('are those of own messages that return every year', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const localDate = test.app.clock
      .now()
      .add({ hours: 10 * 24 })
      .toString()
      .slice(0, 10);
    const yearly = { kind: 'RECURRING', recurrence: 'BIRTHDAY' } as const;
    await armMessage(test, ann, { title: 'For Ana', trigger: { ...yearly, localDate } });
    const past = { ...yearly, localDate: '2020-01-01', untilYear: 2021 };
    await armMessage(test, ann, { title: 'Over', trigger: past });
    expect((await home(ann)).dates).toEqual([
      { recurrence: 'BIRTHDAY', on: localDate, title: 'For Ana' },
    ]);
    expect((await home(tom)).dates).toEqual([]);
  });
});

describe('the areas of a legacy', () => {
  it('are counted from what exists, and voices take no space', async () => {
    const ann = await signUpMember(test);
    await signUpMember(test, { familyId: ann.familyId });
    await keep(ann, 'VOICE', 500);
    await keep(ann, 'PHOTO', 300);
    await armMessage(test, ann, { title: 'For Ana' });
    const { data } = await graphql(test, ProgressDocument, {}, ann.cookie);
    const areas = Object.fromEntries(
      data?.home.areas.map(({ name, count }) => [name, count]) ?? [],
    );
    expect(areas).toMatchObject({ RECORDINGS: 1, PICTURES: 1, PEOPLE: 2, MESSAGES: 1, DATES: 1 });
    expect(data?.home.space).toEqual({ bytes: 300, limitBytes: 1024 ** 3 });
  });
});

describe('the first steps', () => {
  it('are remembered for each member, and closed once', async () => {
    const ann = await signUpMember(test);
    const state = async () =>
      (await graphql(test, FirstStepsDocument, {}, ann.cookie)).data?.home.onboarding;
    expect(await state()).toEqual({ passed: [], closed: false });
    for (const step of ['FAMILY', 'FAMILY', 'VOICE'] as const) {
      await graphql(test, PassOnboardingStepDocument, { step }, ann.cookie);
    }
    expect((await state())?.passed.toSorted()).toEqual(['FAMILY', 'VOICE']);
    await graphql(test, CloseOnboardingDocument, {}, ann.cookie);
    expect((await state())?.closed).toBe(true);
    const visitor = await graphql(test, FirstStepsDocument, {});
    expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
