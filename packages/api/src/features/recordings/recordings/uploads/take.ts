import type { RecordingOriginName } from '@infinite/schema/catalogue/media';
import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { standingSql } from '#features/people/families/index.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { wordsColumns, type StoredWords } from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { canSendTake } from '#features/recordings/recordings/recording.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

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
  /** Of its maker in its family. */
  readonly standing: FamilyStanding | null;
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
    .where('createdBy', '=', userId)
    .where('takeId', '=', takeId)
    .executeTakeFirst();
  return row && takeFrom(row);
}

const makersStanding = sql<FamilyStanding | null>`${sql.raw(
  standingSql('recordings.family_id', 'recordings.created_by'),
)}`;

function selectTakes(ctx: RequestContext) {
  return tables(ctx.em, RecordingEntity, RecordingUploadEntity)
    .selectFrom('recordings')
    .leftJoin('recording_uploads', 'recordingId', 'recordings.id')
    .select([...wordsColumns, 'createdBy', 'takeId', 'state', 'bytes', 'length', 'received'])
    .select(makersStanding.as('standing'));
}

type TakeRow = Awaited<ReturnType<ReturnType<typeof selectTakes>['executeTakeFirstOrThrow']>>;

function takeFrom(row: TakeRow): Take {
  const complete = row.state !== 'UPLOADING';
  return {
    id: row.id,
    familyId: row.familyId,
    createdBy: row.createdBy,
    takeId: row.takeId,
    kind: row.kind,
    words: row,
    origin: row.origin,
    complete,
    length: complete ? row.bytes : row.length,
    received: complete ? row.bytes : (row.received ?? 0),
    standing: row.standing,
  };
}
