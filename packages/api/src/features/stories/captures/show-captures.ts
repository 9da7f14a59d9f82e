import type { CaptureQuestionStateName } from '@infinite/schema/catalogue/captures';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { findSubjects, peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { captureLink, tellPath } from '#features/stories/captures/capture-link.ts';
import { bodyOf, writtenAnswerOf } from '#features/stories/captures/capture-words.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import {
  canAddQuestions,
  canManageCapture,
  canRemoveQuestion,
  canSeeCapture,
} from '#features/stories/captures/capture.policy.ts';
import { questionsOf } from '#features/stories/captures/find-capture.ts';
import { takesAnswer } from '#features/stories/captures/personal/open-link.ts';

interface ShownQuestion {
  readonly id: string;
  readonly body: string;
  readonly state: CaptureQuestionStateName;
  readonly words: string;
  readonly recordingId: string | null;
  readonly recording: { readonly title: string; readonly path: string } | null;
  readonly mailedAt: Temporal.Instant | null;
  readonly answeredAt: Temporal.Instant | null;
  readonly mayRemove: boolean;
}

export interface ShownCapture extends Pick<
  Capture,
  'id' | 'personName' | 'email' | 'timeZone' | 'pace' | 'weekday' | 'state' | 'nextAt' | 'stoppedAt'
> {
  readonly asker: Relative;
  readonly link: string | null;
  readonly linkEndsAt: Temporal.Instant | null;
  readonly questions: ShownQuestion[];
  readonly mayAdd: boolean;
  readonly mayManage: boolean;
}

/**
 * Captures of one family as the actor may see them; others are left out. The link records in the name of
 * the person, so only those who manage the capture get it.
 */
export async function showCaptures(
  ctx: RequestContext,
  captures: readonly Capture[],
): Promise<ShownCapture[]> {
  const visible = captures.filter((capture) => canSeeCapture(ctx.actor, capture));
  const [first] = visible;
  if (!first) return [];
  const questions = await questionsOf(
    ctx,
    visible.map(({ id }) => id),
  );
  const recordings = await findSubjects(
    ctx,
    'RECORDING',
    questions.flatMap(({ recordingId }) => recordingId ?? []),
  );
  const person = await peopleOf(
    ctx,
    first.familyId,
    visible.map(({ askedBy }) => askedBy),
  );
  return Promise.all(
    visible.map(async (capture) => {
      const { id, personName, timeZone, pace, weekday, state, nextAt, stoppedAt } = capture;
      const mayManage = canManageCapture(ctx.actor, capture);
      const { token } = await captureLink(ctx, capture);
      return {
        ...{ id, personName, timeZone, pace, weekday, state, nextAt, stoppedAt, mayManage },
        email: mayManage ? capture.email : null,
        asker: person(capture.askedBy),
        link: mayManage ? `${ctx.app.config.publicOrigin}${tellPath(token)}` : null,
        linkEndsAt: mayManage ? capture.expiresAt : null,
        mayAdd: canAddQuestions(ctx.actor, capture),
        questions: await Promise.all(
          questions
            .filter(({ captureId }) => captureId === id)
            .map(async (question) => {
              // What its reader may not hear has no id here either.
              const recording = recordings.get(question.recordingId ?? '') ?? null;
              return {
                id: question.id,
                body: await bodyOf(ctx, question),
                state: question.state,
                words: await writtenAnswerOf(ctx, question),
                recordingId: recording && question.recordingId,
                recording,
                mailedAt: question.mailedAt,
                answeredAt: question.answeredAt,
                mayRemove: takesAnswer(question) && canRemoveQuestion(ctx.actor, capture, question),
              };
            }),
        ),
      };
    }),
  );
}
