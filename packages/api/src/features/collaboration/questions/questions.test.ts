import { randomUUID } from 'node:crypto';
import {
  AnswerByRecordingDocument,
  AnswerQuestionDocument,
  AskQuestionDocument,
  DeclineQuestionDocument,
  DeleteRecordingDocument,
  EraseRecordingDocument,
  FamilyActivityDocument,
  NoticesDocument,
  QuestionDocument,
  QuestionsDocument,
  WithdrawQuestionDocument,
  type AskQuestionMutationVariables,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openQuestionsFor } from '#features/collaboration/questions/open-questions.ts';
import { remindOfQuestions } from '#features/collaboration/questions/remind-of-questions.sweep.ts';
import { newContext } from '#platform/context.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T12:00:00Z' });
afterAll(() => test.close());

let owner: TestMember;
let aunt: TestMember;
let granny: TestMember;
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
  granny = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const text = 'Please tell the story of the boat.';

type Input = Partial<AskQuestionMutationVariables['input']>;
const tryToAsk = (member: TestMember, to: TestMember[], more: Input = {}) =>
  graphql(
    test,
    AskQuestionDocument,
    {
      input: {
        clientId: randomUUID(),
        body: text,
        memberIds: to.map(({ userId }) => userId),
        ...more,
      },
    },
    member.cookie,
  );
async function ask(member: TestMember, to: TestMember[], more: Input = {}): Promise<string> {
  const { data, errors } = await tryToAsk(member, to, more);
  expect(errors).toEqual([]);
  return data!.askQuestion.id;
}
const answer = (member: TestMember, id: string, words = 'It was ours.') =>
  graphql(test, AnswerQuestionDocument, { id, words }, member.cookie);
const answerBy = (member: TestMember, id: string, recordingId: string) =>
  graphql(test, AnswerByRecordingDocument, { id, recordingId }, member.cookie);
const decline = (member: TestMember, id: string) =>
  graphql(test, DeclineQuestionDocument, { id }, member.cookie);
const withdraw = (member: TestMember, id: string) =>
  graphql(test, WithdrawQuestionDocument, { id }, member.cookie);
const read = (member: TestMember, id: string) =>
  graphql(test, QuestionDocument, { id }, member.cookie);
async function list(member: TestMember) {
  const { data, errors } = await graphql(test, QuestionsDocument, {}, member.cookie);
  expect(errors).toEqual([]);
  return data!.questions.nodes;
}
const noticesOf = async ({ cookie }: TestMember) =>
  (await graphql(test, NoticesDocument, {}, cookie)).data!.notices.nodes;
const kindsOf = async (member: TestMember) => (await noticesOf(member)).map(({ kind }) => kind);
const waiting = async (member: TestMember) => openQuestionsFor(await member.ctx());
const remind = () =>
  remindOfQuestions.run(newContext(test.app, { kind: 'system', job: 'reminders' }));
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;
const statesFor = async (member: TestMember) =>
  (await list(member))[0]?.answers.map(({ state }) => state);

describe('a question', () => {
  it('reaches whom it asks, is read by the family, and is sealed in the database', async () => {
    const id = await ask(owner, [aunt, granny], { byDay: '2041-04-02' });
    const name = memberName(owner.userId);
    for (const asked of [aunt, granny]) {
      expect(await noticesOf(asked)).toMatchObject([
        {
          kind: 'QUESTION_ASKED',
          path: `/family-collaboration?question=${id}`,
          words: { actor: name },
        },
      ]);
      expect(await waiting(asked)).toEqual([{ kind: 'QUESTION', name, until: null }]);
    }
    expect(await kindsOf(owner)).toEqual([]);
    const [question] = await list(granny);
    expect(question).toMatchObject({
      ...{ id, body: text, byDay: '2041-04-02', mayAnswer: true, mayWithdraw: false },
      answers: [{ state: 'OPEN' }, { state: 'OPEN' }],
    });
    const [row] = await run<{ words: string }>(
      `select encode(sealed_body, 'escape') as words from questions where id = ?`,
      [id],
    );
    expect(row?.words).not.toContain('boat');
  });

  it('is one when the form is sent twice, at once or later', async () => {
    const clientId = randomUUID();
    const ids = await Promise.all([
      ask(aunt, [granny], { clientId }),
      ask(aunt, [granny], { clientId }),
    ]);
    ids.push(await ask(aunt, [granny], { clientId }));
    expect(new Set(ids).size).toBe(1);
    expect(await kindsOf(granny)).toEqual(['QUESTION_ASKED']);
  });

  it('is refused from a viewer, to strangers, to oneself, and for a day that has passed', async () => {
    expect(codeOf(await tryToAsk(granny, [aunt]))).toBe('FORBIDDEN');
    const stranger = await signUpMember(test);
    const refusals = [
      [await tryToAsk(owner, [aunt, stranger]), 'memberIds'],
      [await tryToAsk(owner, [owner]), 'memberIds'],
      [await tryToAsk(owner, []), 'memberIds'],
      [await tryToAsk(owner, [aunt], { byDay: '2041-03-04' }), 'byDay'],
      [await tryToAsk(owner, [aunt], { byDay: '2043-03-06' }), 'byDay'],
      [await tryToAsk(owner, [aunt], { byDay: 'soon' }), 'byDay'],
      [await tryToAsk(owner, [aunt], { body: ' \u200B ' }), 'body'],
      [await tryToAsk(owner, [aunt], { body: 'a'.repeat(501) }), 'body'],
    ] as const;
    for (const [{ errors }, field] of refusals) {
      expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
      expect(errors[0]?.extensions?.fields).toHaveProperty(field);
    }
    expect(await list(owner)).toEqual([]);
  });

  it('about a recording names it, and stays without it when it is deleted', async () => {
    const subjectId = await keepRecording(test, owner, Buffer.from('x'), { title: 'The boat' });
    const subject = { kind: 'RECORDING', id: subjectId } as const;
    const id = await ask(aunt, [granny], { subject });
    expect((await noticesOf(granny))[0]?.words.title).toBe('The boat');
    const about = async () => (await read(granny, id)).data?.question.subject;
    expect(await about()).toEqual({ title: 'The boat', path: `/voice-recordings/${subjectId}` });
    await run('update recordings set held_for_author = true where id = ?', [subjectId]);
    expect(await about()).toBeNull();
    expect(codeOf(await tryToAsk(aunt, [granny], { subject }))).toBe('NOT_FOUND');
    await graphql(test, DeleteRecordingDocument, { id: subjectId }, owner.cookie);
    expect(await list(granny)).toMatchObject([{ id, subject: null }]);
  });

  it('does not exist for another family, nor for who left', async () => {
    const id = await ask(owner, [aunt]);
    expect(codeOf(await read(await signUpMember(test), id))).toBe('NOT_FOUND');
    await run('delete from memberships where user_id = ?', [aunt.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'contributor', now(), false)`,
      [owner.familyId, aunt.userId],
    );
    expect(codeOf(await answer(aunt, id))).toBe('FORBIDDEN');
    expect(await waiting(aunt)).toEqual([]);
    expect(await statesFor(owner)).toEqual([]);
  });
});

describe('an answer', () => {
  it('in words is read by the family, sealed, and announced to the asker', async () => {
    const id = await ask(owner, [granny]);
    expect((await answer(granny, id)).errors).toEqual([]);
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'QUESTION_ANSWERED', words: { actor: memberName(granny.userId) } },
    ]);
    expect((await list(aunt))[0]?.answers).toMatchObject([
      { state: 'ANSWERED', words: 'It was ours.' },
    ]);
    expect(await waiting(granny)).toEqual([]);
    const [row] = await run<{ words: string }>(
      `select encode(sealed_words, 'escape') as words from question_answers where question_id = ?`,
      [id],
    );
    expect(row?.words).not.toContain('ours');
    const { data } = await graphql(test, FamilyActivityDocument, {}, aunt.cookie);
    expect(data?.familyActivity.nodes).toMatchObject([
      { kind: 'QUESTION_ANSWERED', title: text, path: `/family-collaboration?question=${id}` },
      { kind: 'QUESTION_ASKED', title: text },
    ]);
  });

  it('is given once, and by nobody who was not asked', async () => {
    const id = await ask(owner, [granny]);
    expect(codeOf(await answer(aunt, id))).toBe('FORBIDDEN');
    const both = await Promise.all([answer(granny, id, 'One'), answer(granny, id, 'Two')]);
    expect(both.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
    expect(codeOf(await decline(granny, id))).toBe('WRONG_STATE');
    expect(await kindsOf(owner)).toEqual(['QUESTION_ANSWERED']);
  });

  it('by a recording links it, and is open again when that is erased', async () => {
    const id = await ask(owner, [aunt]);
    const theirs = await keepRecording(test, owner, Buffer.from('x'));
    expect(codeOf(await answerBy(aunt, id, theirs))).toBe('FORBIDDEN');
    expect(codeOf(await answerBy(aunt, id, randomUUID()))).toBe('NOT_FOUND');
    const recordingId = await keepRecording(test, aunt, Buffer.from('y'), { title: 'My answer' });
    expect((await answerBy(aunt, id, recordingId)).errors).toEqual([]);
    expect((await list(granny))[0]?.answers).toMatchObject([
      { recording: { title: 'My answer', path: `/voice-recordings/${recordingId}` } },
    ]);
    await graphql(test, DeleteRecordingDocument, { id: recordingId }, aunt.cookie);
    expect(JSON.stringify(await list(granny))).not.toContain('My answer');
    await graphql(test, EraseRecordingDocument, { id: recordingId }, aunt.cookie);
    expect(await statesFor(granny)).toEqual(['OPEN']);
    expect(await waiting(aunt)).toHaveLength(1);
  });

  it('that is declined is known to the asker and to who declined, and notifies nobody', async () => {
    const id = await ask(owner, [granny]);
    await decline(granny, id);
    expect(await statesFor(owner)).toEqual(['DECLINED']);
    expect(await statesFor(granny)).toEqual(['DECLINED']);
    expect(await statesFor(aunt)).toEqual([]);
    expect(await kindsOf(owner)).toEqual([]);
    expect(await waiting(granny)).toEqual([]);
  });
});

describe('a question that is taken back', () => {
  it('is gone with its answers and its lines in the activity, by its asker alone', async () => {
    const id = await ask(aunt, [granny, owner]);
    await answer(granny, id);
    expect(codeOf(await withdraw(owner, id))).toBe('FORBIDDEN');
    expect((await withdraw(aunt, id)).errors).toEqual([]);
    expect(await list(owner)).toEqual([]);
    expect(codeOf(await read(owner, id))).toBe('NOT_FOUND');
    expect(codeOf(await answer(owner, id))).toBe('NOT_FOUND');
    expect(await waiting(owner)).toEqual([]);
    const { data } = await graphql(test, FamilyActivityDocument, {}, owner.cookie);
    expect(data?.familyActivity.nodes).toEqual([]);
    const kept =
      'select 1 from question_answers where question_id = ? and sealed_words is not null';
    expect(await run(kept, [id])).toEqual([]);
  });
});

describe('the reminder', () => {
  it('comes once, on the day before, to those who have not answered', async () => {
    const cousin = await signUpMember(test, { familyId: owner.familyId });
    const today = test.app.clock.now().toZonedDateTimeISO('Europe/Lisbon').toPlainDate();
    const byDay = today.add({ days: 9 }).toString();
    const id = await ask(owner, [aunt, granny, cousin], { byDay });
    await answer(granny, id);
    await decline(cousin, id);
    test.clock.advance({ hours: 24 * 7 });
    await remind();
    expect(await kindsOf(aunt)).toEqual(['QUESTION_ASKED']);
    test.clock.advance({ hours: 24 });
    await remind();
    test.clock.advance({ hours: 24 * 30 });
    await remind();
    expect(await kindsOf(aunt)).toEqual(['QUESTION_WAITS', 'QUESTION_ASKED']);
    expect(await kindsOf(granny)).toEqual(['QUESTION_ASKED']);
    expect(await kindsOf(cousin)).toEqual(['QUESTION_ASKED']);
  });

  it('does not come for a question that was taken back, nor to who left', async () => {
    const id = await ask(owner, [aunt]);
    await withdraw(owner, id);
    await ask(owner, [granny]);
    await run('delete from memberships where user_id = ?', [granny.userId]);
    test.clock.advance({ hours: 24 * 15 });
    await remind();
    const rows = await run(
      `select 1 from notifications where kind = 'questionWaits' and user_id in (?, ?)`,
      [aunt.userId, granny.userId],
    );
    expect(rows).toEqual([]);
  });
});
