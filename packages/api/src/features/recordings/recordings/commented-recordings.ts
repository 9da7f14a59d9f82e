import type { Commentable, FamilySubject } from '#features/collaboration/subjects/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import {
  isRecordingId,
  recordingsByIds,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { holdRecordings } from '#features/recordings/recordings/lock-recordings.ts';
import { canSeeRecording } from '#features/recordings/recordings/recording.policy.ts';
import type { Actor } from '#platform/context.ts';

/** Relatives talk about the recordings that they all see. */
export const commentedRecordings: Commentable = {
  kind: 'RECORDING',
  async find(ctx, ids) {
    const recordings = [...(await recordingsByIds(ctx, ids)).values()];
    const visible = recordings.filter((recording) => isOfEveryone(ctx.actor, recording));
    return new Map(visible.map((recording) => [recording.id, subjectOf(recording)]));
  },
  async hold(ctx, id) {
    if (isRecordingId(id)) await holdRecordings(ctx.em, [id]);
  },
};

/** A voice that is held for its author is nobody else's, and somebody who left reads no comments. */
function isOfEveryone(actor: Actor, recording: ShownRecording): boolean {
  const { heldForAuthor, audience, state } = recording;
  if (heldForAuthor || audience !== 'FAMILY' || state === 'UPLOADING') return false;
  return canSeeRecording(actor, recording) && mayAct(actor, 'seeRecordings');
}

function subjectOf({ id, familyId, title, createdBy }: ShownRecording): FamilySubject {
  return { familyId, title, path: `/voice-recordings/${id}`, madeBy: createdBy };
}
