import type { RecordingOriginName } from '@infinite/schema/catalogue/media';
import type { CopyForm } from '@infinite/schema/catalogue/versions';
import type { Temporal } from 'temporal-polyfill';
import { extensionOf } from '#features/recordings/recordings/media-types.ts';
import type { InstantText } from '#platform/database/instant-text.ts';
import type { Version } from '#features/recordings/recordings/versions/find-versions.ts';

/** What the copies of a recording are named by. */
export interface CopiedRecording {
  readonly title: string;
  readonly origin: RecordingOriginName;
  readonly createdAt: Temporal.Instant | InstantText;
  /** Of the original. */
  readonly mimeType: string;
  readonly bytes: number;
}

export interface Copy {
  readonly form: CopyForm;
  readonly mimeType: string;
  readonly bytes: number;
  readonly extension: string;
}

/** The forms of `copiesOf`. */
export function copyFormsOf(version: Version, recording: CopiedRecording): CopyForm[] {
  return copiesOf(version, recording).map(({ form }) => form);
}

/** The ways to keep a version that exist, the best one first. */
export function copiesOf(version: Version, recording: CopiedRecording): Copy[] {
  const { state, main, mp3Bytes } = version;
  if (state !== 'READY') return [];
  if (!main) {
    const { mimeType, bytes } = recording;
    return [{ form: 'file', mimeType, bytes, extension: extensionOf(mimeType) ?? 'bin' }];
  }
  if (main.mimeType.startsWith('video/')) return [{ form: 'mp4', ...main, extension: 'mp4' }];
  const copies: Copy[] = [{ form: 'm4a', ...main, extension: 'm4a' }];
  if (mp3Bytes !== null) {
    copies.push({ form: 'mp3', mimeType: 'audio/mpeg', bytes: mp3Bytes, extension: 'mp3' });
  }
  return copies;
}
