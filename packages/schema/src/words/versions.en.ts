import type { VersionProblem } from '../catalogue/versions.ts';
import { translatable } from '#words/locale.ts';

/** What is said about the files that recipients get. */
export const versionWords = {
  preparing: 'We are preparing what they will get. This takes a moment.',
  whatTheyGet: 'This is exactly what they will get. What you cut stays with you alone.',
  problem: {
    CANNOT_CUT:
      'We cannot cut this kind of recording here. To send it, remove the trim so that they get all of it, or cut it before you upload it.',
    MAY_NOT_PLAY:
      'We could not convert this recording, so it may not play in every browser. They can download it and play it with another program.',
  } satisfies Record<VersionProblem, string>,
  /** To the author, where a message cannot be armed. */
  cannotBeSent: 'This recording cannot be sent as it is now. Its problem is shown beside it.',
} as const;

/** What a recipient reads of a recording that browsers may not show. */
export const receivedVersionWords = translatable('receivedVersions', {
  mayNotPlay:
    'Your browser may not be able to play this recording. You can download it and open it with a video player.',
  /** The forms of a copy: what they are called, and what they are good for. */
  forms: {
    M4A: { name: 'M4A', hint: 'For phones, tablets and computers' },
    MP3: { name: 'MP3', hint: 'For older players and car radios' },
    MP4: { name: 'MP4', hint: 'For phones, tablets, computers and TVs' },
    FILE: { name: '', hint: 'As it was made' },
  },
});

const day = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' });

/** 'November 21, 2026' on the calendar of `timeZone`; an unknown zone is read as UTC. */
export function recordedDay(instant: string, timeZone: string): string {
  try {
    return day(timeZone).format(new Date(instant));
  } catch {
    return day('UTC').format(new Date(instant));
  }
}

/** 'Grandma’s song, recorded November 21, 2026.m4a', as the file is named on the reader's disk. */
export function copyName(
  recording: { title: string; recorded: boolean; createdAt: string; timeZone: string },
  extension: string,
): string {
  const made = recording.recorded ? 'recorded' : 'added';
  const date = recordedDay(recording.createdAt, recording.timeZone);
  // Room for the date within what file systems take.
  const title = recording.title.slice(0, 120).trim();
  return `${title}, ${made} ${date}.${extension}`;
}
