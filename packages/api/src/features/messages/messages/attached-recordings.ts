import { holdingStates } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords as words } from '@infinite/schema/words/messages.en';
import { versionWords } from '@infinite/schema/words/versions.en';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#context.ts';
import {
  currentVersions,
  recordingsByIds,
  requestVersions,
} from '#features/recordings/recordings/index.ts';
import { messageTables } from '#features/messages/messages/message-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Recordings that are to be put on a message exist and are kept by its author's family.
 * @throws AppError INVALID_INPUT, for another family's as for one that never was
 */
export async function requireRecordings(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { familyId } = requireMember(ctx);
  const found = await recordingsByIds(ctx, ids);
  const isUsable = (id: string): boolean => {
    const recording = found.get(id);
    return recording?.familyId === familyId && !recording.heldForAuthor;
  };
  if (ids.every(isUsable)) return;
  const fields = { attachmentIds: words.recordingMissing };
  throw new AppError('INVALID_INPUT', { words: words.recordingMissing, fields });
}

/**
 * Why a message with these recordings cannot be armed, by field. The recordings are held until the
 * transaction ends, so that none is deleted in the meantime (see `guardAttachedRecording`).
 */
export async function recordingFaults(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  if (ids.length === 0) return faults;
  await sql`select id from recordings where id in (${sql.join(ids)}) order by id for key share`.execute(
    ctx.em.getKysely(),
  );
  const found = await recordingsByIds(ctx, ids);
  // What its recipients will get is made from now on, at the latest; the delivery waits for it.
  await requestVersions(ctx, ids);
  const versions = await currentVersions(ctx, ids);
  ids.forEach((id, index) => {
    const cannotBeSent = versions.get(id)?.state === 'FAILED' ? versionWords.cannotBeSent : null;
    const fault = faultOf(found.get(id)?.state) ?? cannotBeSent;
    if (fault) faults.set(`attachmentIds.${index}`, fault);
  });
  return faults;
}

function faultOf(state: string | undefined): string | null {
  if (state === undefined) return words.recordingMissing;
  if (state === 'UPLOADING') return words.recordingOnItsWay;
  return state === 'FAILED' ? words.recordingFailed : null;
}

/** Keeps a recording while a message that somebody may still open carries it. */
export async function guardAttachedRecording(
  ctx: RequestContext,
  recordingId: string,
): Promise<string | null> {
  // Waits for a message that is being armed with it, and makes the next one wait. The family is the
  // recording's own: an administrator who deletes an account belongs to another.
  const { rows } = await sql<{ family_id: string }>`
    select family_id from recordings where id = ${recordingId} for update`.execute(
    ctx.em.getKysely(),
  );
  const [recording] = rows;
  if (!recording) return null;
  const { count } = await messageTables(ctx.em)
    .selectFrom('message_attachments as attachment')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.family_id', '=', 'attachment.family_id')
        .onRef('message.id', '=', 'attachment.message_id'),
    )
    .where('attachment.family_id', '=', recording.family_id)
    .where('attachment.recording_id', '=', recordingId)
    .where('message.state', 'in', [...holdingStates])
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? null : words.recordingInUse(Number(count));
}
