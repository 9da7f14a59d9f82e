import type { RequestContext } from '#platform/context.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';

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
          eb('version.recordingId', '=', eb.fn.coalesce('shown.storedAs', 'shown.id')),
          eb('version.startMs', '=', eb.fn.coalesce('shown.trimStartMs', eb.lit(0))),
          eb('version.endMs', 'is not distinct from', eb.ref('shown.trimEndMs')),
        ]),
      ),
    )
    .select('shown.id as shownId')
    .where('shown.id', 'in', [...recordingIds])
    .execute();
  return new Map(rows.map((row) => [row.shownId, versionFrom(row)]));
}

function select(ctx: RequestContext) {
  return tables(ctx.em, RecordingEntity, RecordingVersionEntity)
    .selectFrom('recording_versions as version')
    .select([
      'version.id',
      'version.recordingId',
      'version.state',
      'version.problem',
      'version.durationMs',
      'version.peaks',
      'version.mainType',
      'version.mainBytes',
      'version.mp3Bytes',
      'version.posterBytes',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function versionFrom(row: Row): Version {
  const { mainType: mimeType, mainBytes: bytes } = row;
  return {
    id: row.id,
    recordingId: row.recordingId,
    state: row.state,
    problem: row.problem,
    durationMs: row.durationMs,
    peaks: row.peaks,
    main: mimeType === null || bytes === null ? null : { mimeType, bytes },
    mp3Bytes: row.mp3Bytes,
    posterBytes: row.posterBytes,
  };
}
