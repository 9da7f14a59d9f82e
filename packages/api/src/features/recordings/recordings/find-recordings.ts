import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  fileNameOf,
  noteOf,
  titleOf,
  wordsColumns,
} from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { canSeeRecording } from '#features/recordings/recordings/recording.policy.ts';
import type { InstantText } from '#platform/database/instant-text.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL throws for text that is not a UUID, so such text is not looked up. */
export function isRecordingId(text: string): boolean {
  return uuid.test(text);
}

/** Everything of a recording but when it was made, and its peaks, which are only read when asked for. */
export const shownColumns = [
  ...wordsColumns,
  'createdBy',
  'state',
  'heldForAuthor',
  'audience',
  'problem',
  'mimeType',
  'bytes',
  'durationMs',
  'sha256',
  'silent',
  'trimStartMs',
  'trimEndMs',
  'drawnEdit',
] as const;

function selectRecordings(ctx: RequestContext) {
  return tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...shownColumns, 'createdAt']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecordings>['executeTakeFirstOrThrow']>>;
type RowMade<CreatedAt> = Omit<Row, 'createdAt'> & { readonly createdAt: CreatedAt };

/**
 * A recording as it is shown; a plain value, not an entity. Its words are opened, so call only after
 * the policy allowed the access.
 */
export async function recordingFrom<CreatedAt>(ctx: RequestContext, row: RowMade<CreatedAt>) {
  return {
    id: row.id,
    familyId: row.familyId,
    createdBy: row.createdBy,
    kind: row.kind,
    state: row.state,
    origin: row.origin,
    heldForAuthor: row.heldForAuthor,
    audience: row.audience,
    problem: row.problem,
    // Waiting for what needs no key costs a list more than reading it.
    title: row.title || (await titleOf(ctx, row)),
    note: row.sealedNote === null ? row.note : await noteOf(ctx, row),
    mimeType: row.mimeType,
    bytes: row.bytes,
    durationMs: row.durationMs,
    sha256: row.sha256,
    silent: row.silent,
    trimStartMs: row.trimStartMs,
    trimEndMs: row.trimEndMs,
    drawnEdit: row.drawnEdit,
    createdAt: row.createdAt,
  };
}
export type ShownRecording = Awaited<ReturnType<typeof recordingFrom<Row['createdAt']>>>;
/** One of a list, whose instants are only shown. */
export type ListedRecording = Awaited<ReturnType<typeof recordingFrom<InstantText>>>;

/**
 * A recording that the actor may see.
 * @throws AppError UNAUTHENTICATED, or NOT_FOUND when it is not of the actor's family
 */
export async function findVisibleRecording(
  ctx: RequestContext,
  id: string,
): Promise<ShownRecording> {
  requireMember(ctx);
  const row = uuid.test(id)
    ? await selectRecordings(ctx).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || !canSeeRecording(ctx.actor, row)) throw new AppError('NOT_FOUND');
  return recordingFrom(ctx, row);
}

/**
 * The recordings with these ids that exist, by id. Checks no permission: for features that hold
 * the ids of recordings they were allowed to use.
 */
export async function recordingsByIds(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, ShownRecording>> {
  const wanted = ids.filter((id) => uuid.test(id));
  if (wanted.length === 0) return new Map();
  const rows = await selectRecordings(ctx).where('id', 'in', wanted).execute();
  const recordings = await Promise.all(rows.map((row) => recordingFrom(ctx, row)));
  return new Map(recordings.map((recording) => [recording.id, recording]));
}

/** What its file was called, '' if unknown. Call only after the policy allowed the access. */
export async function fileNameOfRecording(ctx: RequestContext, id: string): Promise<string> {
  const row = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...wordsColumns])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? fileNameOf(ctx, row) : '';
}
