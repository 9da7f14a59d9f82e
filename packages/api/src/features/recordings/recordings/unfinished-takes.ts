import { Temporal } from 'temporal-polyfill';
import { mediaLimits, type RecordingKindName } from '@infinite/schema/catalogue/media';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { titleOf, wordsColumns } from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';

export interface UnfinishedTakeRow {
  readonly id: string;
  readonly takeId: string;
  readonly kind: RecordingKindName;
  readonly title: string;
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
  readonly startedAt: Temporal.Instant;
  readonly lastReceivedAt: Temporal.Instant;
  /** Nothing has arrived for so long that no device seems to be sending it. */
  readonly quiet: boolean;
  readonly keptUntil: Temporal.Instant;
}

/** The member's own takes of which not all has arrived, newest first. */
export async function unfinishedTakes(ctx: RequestContext): Promise<UnfinishedTakeRow[]> {
  const member = requireMember(ctx);
  const rows = await tables(ctx.em, RecordingEntity, RecordingUploadEntity)
    .selectFrom('recordings')
    .innerJoin('recording_uploads', 'recordingId', 'recordings.id')
    .select([...wordsColumns, 'takeId', 'received', 'length'])
    .select(['createdAt', 'lastReceivedAt'])
    .where('createdBy', '=', member.userId)
    .where('state', '=', 'UPLOADING')
    .where('heldForAuthor', '=', false)
    .orderBy('id', 'desc')
    .limit(mediaLimits.listPageMax)
    .execute();
  const quietSince = ctx.clock.now().subtract({ milliseconds: recorderCatalogue.quietElsewhereMs });
  const shown = async (row: (typeof rows)[number]) => ({
    id: row.id,
    takeId: row.takeId,
    kind: row.kind,
    title: await titleOf(ctx, row),
    receivedBytes: row.received,
    totalBytes: row.length,
    startedAt: row.createdAt,
    lastReceivedAt: row.lastReceivedAt,
    quiet: Temporal.Instant.compare(row.lastReceivedAt, quietSince) < 0,
    keptUntil: row.lastReceivedAt.add({ hours: mediaLimits.unfinishedTakeDays * 24 }),
  });
  return Promise.all(rows.map(shown));
}
