import type { RequestContext } from '#platform/context.ts';
import {
  currentVersions,
  recordingsByIds,
  type RecordingKind,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';

/** A spoken thank-you, as its author plays it. */
export interface ThanksVoice {
  /** Of the recording. */
  id: string;
  kind: RecordingKind;
  title: string;
  durationMs: number | null;
  peaks: number[] | null;
  /** Null until it is ready, and after a failure. */
  url: string | null;
  /** In plain words; null when all is well. */
  problem: string | null;
  /** Whether the author added it to the family's recordings. */
  kept: boolean;
}

/** By the recording's id, in two queries. Checks no permission. */
export async function voicesByIds(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, ThanksVoice>> {
  if (ids.length === 0) return new Map();
  const [recordings, versions] = await Promise.all([
    recordingsByIds(ctx, ids),
    currentVersions(ctx, ids),
  ]);
  return new Map(
    [...recordings.values()].filter(isThere).map((recording) => {
      const { id, kind, title, problem, heldForAuthor } = recording;
      const version = versions.get(id);
      const ready = version?.state === 'READY';
      return [
        id,
        {
          id,
          // The enum has the names of the catalogue for values.
          kind: kind as RecordingKind,
          title,
          durationMs: version?.durationMs ?? recording.durationMs,
          peaks: version?.peaks ?? null,
          url: ready && version.main ? `/media/${id}/version/play?v=${version.id}` : null,
          problem,
          kept: !heldForAuthor,
        },
      ];
    }),
  );
}

/** What its author moved to the trash is not there. */
const isThere = ({ audience }: ShownRecording): boolean => audience !== 'NOBODY';
