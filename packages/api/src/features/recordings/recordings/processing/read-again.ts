import type { PhotoEditValues } from '@infinite/schema/catalogue/pictures';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import type { DrawnForms } from '#features/recordings/recordings/processing/draw-forms.ts';
import type { FileFacts } from '#features/recordings/recordings/processing/file-facts.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import type { Prepared } from '#features/recordings/recordings/processing/prepared.ts';
import { headBytes, recognise } from '#features/recordings/recordings/processing/recognise.ts';

/** What an original that an earlier release prepared says now. */
export interface ReadAgain {
  readonly facts: FileFacts | null;
  /** Of a photo, whose form for display was drawn again. */
  readonly photo: Prepared | null;
  /** Pictures of a moment of a film. */
  readonly film: DrawnForms | null;
}

/**
 * Reads the facts of an original, draws a photo again, and a moment of a film. What plays stays as it was made.
 */
export async function readAgain(
  space: PreparationSpace,
  original: OpenObject,
  edit: PhotoEditValues | null,
): Promise<ReadAgain> {
  const { bytes } = original.object;
  const mimeType = await recognise(await original.object.read(0, Math.min(bytes, headBytes)));
  if (mimeType.startsWith('image/') && mimeType !== 'image/svg+xml') {
    const { preparePhoto } =
      await import('#features/recordings/recordings/processing/prepare-photo.ts');
    const photo = await preparePhoto(space, original, mimeType, edit);
    return { facts: photo.facts, photo, film: null };
  }
  const [{ MediaSource }, { formsOfFilm }, { readFacts }] = await Promise.all([
    import('#features/recordings/recordings/processing/media-source.ts'),
    import('#features/recordings/recordings/processing/prepare-media.ts'),
    import('#features/recordings/recordings/processing/media-tags.ts'),
  ]);
  const source = new MediaSource(original.object);
  try {
    const media = await source.facts();
    const film = media && (await formsOfFilm(space, media, media.claimedSeconds ?? 0));
    return { facts: await readFacts(source), photo: null, film };
  } finally {
    source.dispose();
  }
}
