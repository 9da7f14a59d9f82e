import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import {
  failedAs,
  keptAs,
  type Prepared,
} from '#features/recordings/recordings/processing/prepared.ts';
import { headBytes, recognise } from '#features/recordings/recordings/processing/recognise.ts';

/**
 * Finds out what an original is and makes it ready. The content decides: a photo that is a sound
 * becomes a sound. Whatever it is, it stays kept and can be downloaded. Each kind's libraries are
 * loaded when a content needs them: they are half of what a process costs that prepares one content.
 */
export async function prepareContent(
  space: PreparationSpace,
  original: OpenObject,
  claimed: RecordingKindName,
): Promise<Prepared> {
  const { bytes } = original.object;
  if (bytes === 0) {
    return failedAs(claimed, 'application/octet-stream', memoryWords.problem.empty);
  }
  const mimeType = await recognise(await original.object.read(0, Math.min(bytes, headBytes)));
  if (mimeType.startsWith('image/') && mimeType !== 'image/svg+xml') {
    const { preparePhoto } =
      await import('#features/recordings/recordings/processing/prepare-photo.ts');
    return preparePhoto(space, original, mimeType);
  }
  const media = isMaybeMedia(mimeType) ? await asMedia(space, original) : null;
  if (media && (media.state === 'READY' || claimed !== 'FILE')) return media;
  switch (claimed) {
    case 'FILE':
      return keptAs('FILE', mimeType);
    case 'PHOTO':
      return failedAs('PHOTO', mimeType, memoryWords.problem.unreadablePhoto);
    default:
      return failedAs(claimed, mimeType, memoryWords.problem.notMedia);
  }
}

async function asMedia(space: PreparationSpace, original: OpenObject): Promise<Prepared | null> {
  const { prepareMedia } =
    await import('#features/recordings/recordings/processing/prepare-media.ts');
  return prepareMedia(space, original);
}

/** An MP3 may begin with anything, so what is not recognised is tried as well. */
function isMaybeMedia(mimeType: string): boolean {
  return (
    /^(audio|video)\//.test(mimeType) ||
    mimeType === 'application/ogg' ||
    mimeType === 'application/octet-stream'
  );
}
