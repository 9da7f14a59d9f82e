import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { durationWords, instantDateWords, sizeWords } from '@infinite/schema/words/dates.en';
import { versionWords } from '@infinite/schema/words/versions.en';
import { playedMs } from '#recordings/engine/trim.ts';

const words = composerWords.say;

export function titleOf(recording: ShownRecordingFragment | undefined): string {
  if (recording === undefined) return words.kinds.FILE;
  return recording.title.trim() === '' ? words.kinds[recording.kind] : recording.title;
}

/** What it is, how long or large, and from when; a file that is no recording is not called one. */
export function detailsOf(recording: ShownRecordingFragment, timeZone: string): string {
  const { state, kind, bytes, createdAt } = recording;
  const length = playedMs(recording);
  const parts: string[] = [state === 'FAILED' ? words.notPlayable : words.kinds[kind]];
  parts.push(length === null ? sizeWords(bytes) : durationWords(length));
  parts.push(instantDateWords(createdAt, timeZone));
  if (state === 'UPLOADING' || state === 'PROCESSING') parts.push(words.processing);
  return parts.join(' · ');
}

/**
 * What its author has to know before it is sent; null when there is nothing.
 * @param fault what the server found when it was to be armed
 */
export function troubleOf(recording: ShownRecordingFragment, fault?: string): string | null {
  if (recording.state === 'FAILED') return recording.problem ?? fault ?? words.missing;
  const { version } = recording;
  if (version?.problem) return version.problem;
  if (fault !== undefined) return fault;
  if (recording.silent) return words.silent;
  return version?.state === 'WAITING' && recording.state === 'READY'
    ? versionWords.preparing
    : (recording.problem ?? null);
}

/** Whether a message with it can be sent: not what failed, nor what was cut and cannot be cut. */
export function canBeSent({ state, version }: ShownRecordingFragment): boolean {
  return state !== 'FAILED' && version?.state !== 'FAILED';
}
