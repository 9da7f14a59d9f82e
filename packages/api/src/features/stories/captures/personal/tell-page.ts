import { senderNameOf } from '#features/stories/captures/asker-name.ts';
import type { RequestContext } from '#platform/context.ts';
import { FamilyEntity } from '#features/people/families/index.ts';
import { bodyOf, writtenAnswerOf } from '#features/stories/captures/capture-words.ts';
import type { CaptureQuestion } from '#features/stories/captures/capture.entity.ts';
import { captureByToken, questionsOf } from '#features/stories/captures/find-capture.ts';
import { photosOf } from '#features/stories/captures/personal/photos-of-answers.ts';
import {
  standingOfLink,
  takesAnswer,
  type LinkStanding,
} from '#features/stories/captures/personal/open-link.ts';
import {
  peaksOf,
  recordingsByIds,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';

interface Asked {
  readonly id: string;
  readonly body: string;
}

interface Answer extends Asked {
  readonly words: string;
  readonly voice: TellerVoice | null;
  readonly photos: TellerPhoto[];
}

interface TellerPhoto {
  readonly id: string;
  readonly state: 'PREPARING' | 'READY' | 'FAILED';
  readonly url: string;
}

interface TellerVoice {
  readonly id: string;
  readonly state: 'PREPARING' | 'READY' | 'FAILED';
  readonly url: string;
  readonly durationMs: number | null;
  readonly peaks: number[] | null;
}

export interface TellPage {
  readonly state: LinkStanding;
  readonly personName: string;
  readonly askedBy: string;
  readonly familyName: string;
  readonly questions: Asked[];
  readonly aside: Asked[];
  readonly answers: Answer[];
  /** Null where no mails were ever meant. */
  readonly mailed: boolean | null;
}

/** What the link shows; null for one that opens nothing. Changes nothing. */
export async function readTellPage(ctx: RequestContext, token: string): Promise<TellPage | null> {
  const capture = await captureByToken(ctx, token);
  if (!capture) return null;
  const state = standingOfLink(capture, ctx.clock.now());
  const nothing = { personName: '', askedBy: '', familyName: '', mailed: null };
  const empty = { questions: [], aside: [], answers: [] };
  if (state === 'EXPIRED') return { state, ...nothing, ...empty };
  const family = await ctx.em.findOneOrFail(FamilyEntity, { id: capture.familyId });
  const all = await questionsOf(ctx, [capture.id]);
  const open = all.filter(({ state }) => state === 'OPEN').toSorted(lastMailedFirst);
  const aside = all.filter((one) => one.state === 'SET_ASIDE' && takesAnswer(one));
  const asked = (one: CaptureQuestion) => bodyOf(ctx, one).then((body) => ({ id: one.id, body }));
  const isOpen = state === 'OPENABLE';
  return {
    ...{ state, personName: capture.personName, familyName: family.name },
    askedBy: await senderNameOf(ctx, capture.askedBy),
    questions: isOpen ? await Promise.all(open.map(asked)) : [],
    aside: isOpen ? await Promise.all(aside.map(asked)) : [],
    answers: await answersOf(ctx, token, all),
    mailed: capture.pace === 'WEEKLY' && isOpen ? capture.stoppedAt === null : null,
  };
}

/** The question of the last mail comes first, then those that nobody was mailed. */
function lastMailedFirst(one: CaptureQuestion, other: CaptureQuestion): number {
  const at = ({ mailedAt }: CaptureQuestion) => mailedAt?.epochMilliseconds ?? 0;
  return at(other) - at(one) || one.place - other.place;
}

async function answersOf(
  ctx: RequestContext,
  token: string,
  all: readonly CaptureQuestion[],
): Promise<Answer[]> {
  const answered = all.filter(({ state }) => state === 'ANSWERED');
  const photos = await photosOf(
    ctx,
    answered.map(({ id }) => id),
  );
  const ids = [...answered, ...photos].flatMap(({ recordingId }) => recordingId ?? []);
  const recordings = await recordingsByIds(ctx, ids);
  const answers = await Promise.all(
    answered.map(async (one) => {
      const recording = recordings.get(one.recordingId ?? '');
      return {
        id: one.id,
        body: await bodyOf(ctx, one),
        words: await writtenAnswerOf(ctx, one),
        voice: recording ? await voiceOf(ctx, token, recording) : null,
        photos: photos
          .filter(({ questionId }) => questionId === one.id)
          .flatMap(({ id, recordingId }) => {
            const photo = recordings.get(recordingId);
            return photo ? [{ id, state: standingOf(photo), url: urlOf(token, photo) }] : [];
          }),
      };
    }),
  );
  // What the family deleted meanwhile is not there any more.
  return answers.filter(
    ({ words, voice, photos }) => words !== '' || voice !== null || photos.length > 0,
  );
}

async function voiceOf(
  ctx: RequestContext,
  token: string,
  recording: ShownRecording,
): Promise<TellerVoice> {
  const { id, durationMs } = recording;
  const state = standingOf(recording);
  const peaks = state === 'READY' ? await peaksOf(ctx, id) : null;
  return { id, state, url: urlOf(token, recording), durationMs, peaks };
}

function standingOf({ state }: ShownRecording): TellerVoice['state'] {
  return state === 'READY' || state === 'FAILED' ? state : 'PREPARING';
}

const urlOf = (token: string, { id }: ShownRecording): string => `/tell/${token}/media/${id}`;
