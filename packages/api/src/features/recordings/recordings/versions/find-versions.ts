import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import type { RequestContext } from '#context.ts';

/** The files that recipients get of one recording, as far as they are known. */
export interface Version {
  readonly id: string;
  /** Whose folder holds the files; of a sample family's copy, the recording it shows. */
  readonly recordingId: string;
  readonly state: 'WAITING' | 'READY' | 'FAILED';
  readonly problem: string | null;
  readonly durationMs: number | null;
  readonly peaks: number[] | null;
  readonly main: { readonly mimeType: string; readonly bytes: number } | null;
  readonly mp3Bytes: number | null;
  readonly posterBytes: number | null;
}

/** The versions with these ids that exist, by id. Checks no permission. */
export async function versionsByIds(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, Version>> {
  if (ids.length === 0) return new Map();
  const rows = await select(ctx)
    .where('version.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, versionFrom(row)]));
}

/**
 * The versions of these recordings with their trims of now, by the recording's id; none of what
 * was never asked for. Checks no permission.
 */
export async function currentVersions(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<Map<string, Version>> {
  if (recordingIds.length === 0) return new Map();
  const rows = await select(ctx)
    .innerJoin('recordings as shown', (join) =>
      join.on((eb) =>
        eb.and([
          eb('version.recording_id', '=', eb.fn.coalesce('shown.stored_as', 'shown.id')),
          eb('version.start_ms', '=', eb.fn.coalesce('shown.trim_start_ms', eb.lit(0))),
          eb('version.end_ms', 'is not distinct from', eb.ref('shown.trim_end_ms')),
        ]),
      ),
    )
    .select('shown.id as shown_id')
    .where('shown.id', 'in', [...recordingIds])
    .execute();
  return new Map(rows.map((row) => [row.shown_id, versionFrom(row)]));
}

function select(ctx: RequestContext) {
  return recordingTables(ctx.em)
    .selectFrom('recording_versions as version')
    .select([
      'version.id',
      'version.recording_id',
      'version.state',
      'version.problem',
      'version.duration_ms',
      'version.peaks',
      'version.main_type',
      'version.main_bytes',
      'version.mp3_bytes',
      'version.poster_bytes',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function versionFrom(row: Row): Version {
  const { main_type: mimeType, main_bytes: bytes } = row;
  return {
    id: row.id,
    recordingId: row.recording_id,
    state: row.state,
    problem: row.problem,
    durationMs: row.duration_ms,
    peaks: row.peaks,
    main: mimeType === null || bytes === null ? null : { mimeType, bytes: Number(bytes) },
    mp3Bytes: row.mp3_bytes === null ? null : Number(row.mp3_bytes),
    posterBytes: row.poster_bytes === null ? null : Number(row.poster_bytes),
  };
}
