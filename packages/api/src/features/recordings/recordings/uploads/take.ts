import type { RecordingOriginName } from '@infinite/schema/catalogue/media';
import type { RequestContext } from '#context.ts';
import { canSendTake } from '#features/recordings/recordings/recording.policy.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { wordsColumns, type StoredWords } from '#features/recordings/recordings/recording-words.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { memoryWords } from '@infinite/schema/words/recordings.en';

/** A recording seen by who sends it: how much has arrived, of how much. */
export interface Take {
  readonly id: string;
  readonly familyId: string;
  readonly createdBy: string;
  readonly takeId: string;
  readonly kind: string;
  readonly words: StoredWords;
  readonly origin: RecordingOriginName;
  /** Whether all of it has arrived. */
  readonly complete: boolean;
  /** Null while a live recording does not know its length yet. */
  readonly length: number | null;
  readonly received: number;
}

/**
 * The actor's own take.
 * @throws AppError NOT_FOUND for a take of anyone else
 */
export async function ownTake(ctx: RequestContext, id: string): Promise<Take> {
  const row = await selectTakes(ctx).where('recordings.id', '=', id).executeTakeFirst();
  const take = row && takeFrom(row);
  if (!take || !canSendTake(ctx.actor, take)) {
    throw new AppError('NOT_FOUND', { words: memoryWords.uploadGone });
  }
  return take;
}

/** The take that this member began under this id of the client's, if any. */
export async function findTake(
  ctx: RequestContext,
  userId: string,
  takeId: string,
): Promise<Take | undefined> {
  const row = await selectTakes(ctx)
    .where('created_by', '=', userId)
    .where('take_id', '=', takeId)
    .executeTakeFirst();
  return row && takeFrom(row);
}

function selectTakes(ctx: RequestContext) {
  return recordingTables(ctx.em)
    .selectFrom('recordings')
    .leftJoin('recording_uploads', 'recording_id', 'recordings.id')
    .select([...wordsColumns, 'created_by', 'take_id', 'state', 'bytes', 'length', 'received']);
}

type TakeRow = Awaited<ReturnType<ReturnType<typeof selectTakes>['executeTakeFirstOrThrow']>>;

function takeFrom(row: TakeRow): Take {
  const complete = row.state !== 'UPLOADING';
  return {
    id: row.id,
    familyId: row.family_id,
    createdBy: row.created_by,
    takeId: row.take_id,
    kind: row.kind,
    words: row,
    origin: row.origin,
    complete,
    length: complete ? Number(row.bytes) : row.length === null ? null : Number(row.length),
    received: complete ? Number(row.bytes) : Number(row.received ?? 0),
  };
}
