import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** What is kept of a take, in milliseconds from its beginning; the original stays whole. */
export interface Trim {
  startMs: number;
  endMs: number;
}

export type TrimEnd = 'start' | 'end';

export function wholeTake(durationMs: number): Trim {
  return { startMs: 0, endMs: durationMs };
}

/** Moves one end; the ends never meet and never leave the take. */
export function moveTrim(trim: Trim, end: TrimEnd, toMs: number, durationMs: number): Trim {
  const shortest = Math.min(recorderCatalogue.shortestTrimMs, durationMs);
  if (end === 'start') {
    return { ...trim, startMs: Math.round(clamp(toMs, 0, Math.max(0, trim.endMs - shortest))) };
  }
  return {
    ...trim,
    endMs: Math.round(clamp(toMs, Math.min(durationMs, trim.startMs + shortest), durationMs)),
  };
}

/** As it is stored: nothing where nothing was cut off. */
export function storedTrim(
  trim: Trim,
  durationMs: number,
): { trimStartMs: number | null; trimEndMs: number | null } {
  return {
    trimStartMs: trim.startMs > 0 ? trim.startMs : null,
    trimEndMs: trim.endMs < durationMs ? trim.endMs : null,
  };
}

export function trimOf(
  stored: { trimStartMs?: number | null; trimEndMs?: number | null },
  durationMs: number,
): Trim {
  const start = stored.trimStartMs ?? 0;
  const end = stored.trimEndMs ?? durationMs;
  // A trim that no longer fits (a shorter duration became known) is none.
  return start < end && start < durationMs
    ? { startMs: Math.max(0, start), endMs: Math.min(end, durationMs) }
    : wholeTake(durationMs);
}

/** How long what is left after the trim is; null when nobody knows. */
export function playedMs(recording: {
  durationMs?: number | null;
  trimStartMs?: number | null;
  trimEndMs?: number | null;
}): number | null {
  if (!recording.durationMs) return null;
  const { startMs, endMs } = trimOf(recording, recording.durationMs);
  return endMs - startMs;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
