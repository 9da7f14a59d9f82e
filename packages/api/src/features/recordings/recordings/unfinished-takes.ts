import { Temporal } from 'temporal-polyfill';
import { mediaLimits, type RecordingKindName } from '@infinite/schema/catalogue/media';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { requireMember, type RequestContext } from '#context.ts';
import { titleOf, wordsColumns } from '#features/recordings/recordings/recording-words.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export interface UnfinishedTakeRow {
  readonly id: string;
  readonly takeId: string;
  readonly kind: RecordingKindName;
  readonly title: string;
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
  readonly startedAt: Temporal.Instant;
  readonly lastReceivedAt: Temporal.Instant;
  /** Nothing has come for so long that nobody seems to be sending it. */
  readonly quiet: boolean;
  readonly keptUntil: Temporal.Instant;
}

/** The member's own takes of which not all has arrived, newest first. */
export async function unfinishedTakes(ctx: RequestContext): Promise<UnfinishedTakeRow[]> {
  const member = requireMember(ctx);
  const rows = await recordingTables(ctx.em)
    .selectFrom('recordings')
    .innerJoin('recording_uploads', 'recording_id', 'recordings.id')
    .select([...wordsColumns, 'take_id', 'received', 'length'])
    .select(['created_at', 'last_received_at'])
    .where('created_by', '=', member.userId)
    .where('state', '=', 'UPLOADING')
    .where('held_for_author', '=', false)
    .orderBy('id', 'desc')
    .limit(mediaLimits.listPageMax)
    .execute();
  const quietSince = ctx.clock.now().subtract({ milliseconds: recorderCatalogue.quietElsewhereMs });
  const shown = async (row: (typeof rows)[number]) => ({
    id: row.id,
    takeId: row.take_id,
    kind: row.kind,
    title: await titleOf(ctx, row),
    receivedBytes: Number(row.received),
    totalBytes: row.length === null ? null : Number(row.length),
    startedAt: instantFrom(row.created_at),
    lastReceivedAt: instantFrom(row.last_received_at),
    quiet: Temporal.Instant.compare(instantFrom(row.last_received_at), quietSince) < 0,
    keptUntil: instantFrom(row.last_received_at).add({
      hours: mediaLimits.unfinishedTakeDays * 24,
    }),
  });
  return Promise.all(rows.map(shown));
}
