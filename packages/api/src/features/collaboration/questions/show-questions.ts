import type { AnswerStateName } from '@infinite/schema/catalogue/questions';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { answersTo } from '#features/collaboration/questions/find-question.ts';
import type {
  Question,
  QuestionAnswer,
} from '#features/collaboration/questions/question.entity.ts';
import {
  canAnswerQuestion,
  canSeeDecline,
  canWithdrawQuestion,
} from '#features/collaboration/questions/question.policy.ts';
import {
  findSubjects,
  peopleOf,
  type FamilySubject,
  type Relative,
} from '#features/collaboration/subjects/index.ts';
import { openWords, type WordsKind } from '#features/people/families/index.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';

type Shown = Pick<FamilySubject, 'title' | 'path'>;

interface ShownAnswer {
  readonly person: Relative;
  readonly state: AnswerStateName;
  readonly words: string;
  /** Null for an answer in words, and for a recording that the actor may not see. */
  readonly recording: Shown | null;
  readonly answeredAt: Temporal.Instant | null;
}

export interface ShownQuestion {
  readonly id: string;
  readonly asker: Relative;
  readonly body: string;
  readonly subject: Shown | null;
  readonly byDay: string | null;
  readonly createdAt: Temporal.Instant;
  readonly answers: ShownAnswer[];
  readonly mayAnswer: boolean;
  readonly mayWithdraw: boolean;
}

/**
 * Questions of one family as the actor may read them. The number of queries does not depend on how
 * many there are.
 */
export async function showQuestions(
  ctx: RequestContext,
  familyId: string,
  questions: readonly Question[],
): Promise<ShownQuestion[]> {
  const answers = await answersTo(
    ctx,
    questions.map(({ id }) => id),
  );
  const recordings = await findSubjects(ctx, 'RECORDING', [
    ...questions.flatMap(({ subjectId }) => subjectId ?? []),
    ...answers.flatMap(({ recordingId }) => recordingId ?? []),
  ]);
  const person = await peopleOf(ctx, familyId, [
    ...questions.map(({ askerId }) => askerId),
    ...answers.map(({ memberId }) => memberId),
  ]);
  const recordingOf = (id: string | null) => (id ? (recordings.get(id) ?? null) : null);
  return Promise.all(
    questions.map(async (question) => {
      const { id, byDay, createdAt, askerId, subjectId, sealedBody } = question;
      const asked = answers.filter(({ questionId }) => questionId === id);
      const visible = asked.filter((answer) => isVisible(ctx, question, answer, person));
      return {
        ...{ id, byDay, createdAt },
        asker: person(askerId),
        body: await wordsOf(ctx, familyId, { kind: 'question', row: id }, sealedBody),
        subject: recordingOf(subjectId),
        mayAnswer: asked.some((answer) => canAnswerQuestion(ctx.actor, question, answer)),
        mayWithdraw: canWithdrawQuestion(ctx.actor, question),
        answers: await Promise.all(
          visible.map(async ({ id: row, memberId, state, sealedWords, ...answer }) => ({
            person: person(memberId),
            state,
            words: await wordsOf(ctx, familyId, { kind: 'answer', row }, sealedWords),
            recording: recordingOf(answer.recordingId),
            answeredAt: answer.answeredAt,
          })),
        ),
      };
    }),
  );
}

/** Nobody waits for those who left, and a decline is between two people. */
function isVisible(
  ctx: RequestContext,
  question: Question,
  answer: QuestionAnswer,
  person: (id: string) => Relative,
): boolean {
  if (answer.state === 'OPEN') return person(answer.memberId).isMember;
  return answer.state === 'ANSWERED' || canSeeDecline(ctx.actor, question, answer);
}

/** '' for words that were altered or moved: one damaged row must not take the others with it. */
export async function wordsOf(
  ctx: RequestContext,
  familyId: string,
  words: { readonly kind: WordsKind; readonly row: string },
  sealed: Uint8Array | null,
): Promise<string> {
  try {
    return await openWords(ctx, familyId, words, sealed);
  } catch (error) {
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, ...words }, 'words of a question do not open');
    return '';
  }
}
