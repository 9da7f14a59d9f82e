import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import {
  currentVersions,
  peaksOf,
  recordingsByIds,
  versionsByIds,
  versionType,
  type RecordingCopy,
  type ShownRecording,
  type Version,
} from '#features/recordings/recordings/index.ts';

/** The recordings of a snapshot, and their promised versions in the same order. */
export interface CarriedRecordings {
  readonly recordingIds: readonly string[];
  readonly versionIds: readonly (string | null)[] | null;
}

type Kept = Omit<
  ShownRecording,
  'familyId' | 'createdBy' | 'sha256' | 'trimStartMs' | 'trimEndMs' | 'origin'
>;

/** A recording as its recipient sees it: without the parts that the author has cut. */
export interface SharedItem extends Kept {
  /** When its author recorded it. */
  recordedAt: Temporal.Instant;
  peaks: number[] | null;
  /** Empty where a browser cannot play it. */
  url: string;
  downloadUrl: string;
  posterUrl: string | null;
  copies: RecordingCopy[];
}

/**
 * A recording of a snapshot with the version that its recipient gets; photos and files have none.
 */
export interface CarriedRecording {
  readonly recording: ShownRecording;
  readonly version: Version | null;
}

/** The recordings of a snapshot that still exist, in order. */
export async function carriedRecordings(
  ctx: RequestContext,
  snapshot: CarriedRecordings,
): Promise<CarriedRecording[]> {
  const { recordingIds: ids, versionIds: promised } = snapshot;
  const recordings = await recordingsByIds(ctx, ids);
  const versions = await versionsByIds(
    ctx,
    (promised ?? []).filter((id) => id !== null),
  );
  // Snapshots from before versions were promised use the current trim.
  const current = promised === null ? await currentVersions(ctx, ids) : new Map<string, Version>();
  return ids.flatMap((id, index) => {
    const recording = recordings.get(id);
    if (!recording) return [];
    const version = versions.get(promised?.[index] ?? '') ?? current.get(id) ?? null;
    return [{ recording, version }];
  });
}

export function isPlayed({ kind }: Pick<ShownRecording, 'kind'>): boolean {
  return kind === 'VOICE' || kind === 'VIDEO';
}

export async function sharedItems(
  ctx: RequestContext,
  snapshot: CarriedRecordings,
  token: string,
  timeZone: string,
): Promise<SharedItem[]> {
  const carried = await carriedRecordings(ctx, snapshot);
  return Promise.all(
    carried.map(async ({ recording, version }) => {
      const {
        familyId: _family,
        createdBy: _by,
        sha256: _hash,
        trimStartMs: _start,
        trimEndMs: _end,
        origin: _origin,
        ...shown
      } = recording;
      const base = `/shared/${token}/media/${shown.id}`;
      if (!isPlayed(recording)) {
        return {
          ...shown,
          recordedAt: shown.createdAt,
          peaks: await peaksOf(ctx, shown.id),
          url: base,
          downloadUrl: `${base}/original`,
          posterUrl: null,
          copies: [],
        };
      }
      const made =
        version &&
        versionType(version, recording, timeZone, (_, part) => `${base}/version/${part}`);
      const [copy] = made?.copies ?? [];
      return {
        ...shown,
        recordedAt: shown.createdAt,
        // Shown as processing until its files are ready; nothing else replaces them.
        state: version?.state === 'READY' ? ('READY' as const) : ('PROCESSING' as const),
        durationMs: made?.durationMs ?? null,
        bytes: copy?.bytes ?? 0,
        problem: made?.problem ?? null,
        peaks: made?.peaks ?? null,
        url: made?.url ?? '',
        downloadUrl: copy?.url ?? `${base}/original`,
        posterUrl: made?.posterUrl ?? null,
        copies: made?.copies ?? [],
      };
    }),
  );
}
