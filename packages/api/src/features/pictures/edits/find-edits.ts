import {
  pictureLimits,
  type PhotoCrop,
  type PhotoEditValues,
} from '@infinite/schema/catalogue/pictures';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { PhotoEditEntity, type PhotoEditRow } from '#features/pictures/edits/photo-edit.entity.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
  type PhotoEdit,
} from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';

interface MadeEdit extends PhotoEditValues {
  readonly version: number;
  readonly editedBy: Relative | null;
  readonly editedAt: PhotoEditRow['editedAt'];
}

/** How a photo is edited, and what was made of it before. */
export interface PhotoEdits {
  /** 0 until somebody edits it. */
  readonly version: number;
  /** Whether its forms show that version already. */
  readonly drawn: boolean;
  readonly mayEdit: boolean;
  /** The last one first. */
  readonly versions: readonly MadeEdit[];
}

/** What counts of a photo; null until somebody edits it. Checks no permission. */
export async function lastEdit(
  ctx: RequestContext,
  recordingId: string,
): Promise<PhotoEdit | null> {
  const row = await tables(ctx.em, PhotoEditEntity)
    .selectFrom('photo_edits')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, turn: row.turn, crop: cropOf(row) } : null;
}

/** @throws AppError UNAUTHENTICATED, NOT_FOUND */
export async function findEdits(ctx: RequestContext, id: string): Promise<PhotoEdits> {
  requireMember(ctx);
  const recording = await findVisibleRecording(ctx, id);
  const rows = await tables(ctx.em, PhotoEditEntity)
    .selectFrom('photo_edits')
    .selectAll()
    .where('recordingId', '=', recording.id)
    .orderBy('version', 'desc')
    .limit(pictureLimits.editsShown)
    .execute();
  const makers = rows.flatMap(({ editedBy }) => editedBy ?? []);
  const personOf = await peopleOf(ctx, recording.familyId, makers);
  const version = rows[0]?.version ?? 0;
  return {
    version,
    drawn: version === recording.drawnEdit,
    mayEdit: canDescribeRecording(ctx.actor, recording),
    versions: rows.map((row) => ({
      version: row.version,
      turn: row.turn,
      crop: cropOf(row),
      editedBy: row.editedBy === null ? null : personOf(row.editedBy),
      editedAt: row.editedAt,
    })),
  };
}

function cropOf(row: PhotoEditRow): PhotoCrop | null {
  const { cropLeft: left, cropTop: top, cropWidth: width, cropHeight: height } = row;
  if (left === null || top === null || width === null || height === null) return null;
  return { left, top, width, height };
}
