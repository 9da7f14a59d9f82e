import sharp from 'sharp';
import { photoForms, type PhotoFormName } from '@infinite/schema/catalogue/media';
import { rgbaToThumbHash } from 'thumbhash';
import { formKey } from '#features/recordings/recordings/blob-keys.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';

/** Small forms of a photo as they are stored. */
export interface DrawnForms {
  /** Of the form for display. */
  readonly width: number;
  readonly height: number;
  readonly smallBytes: number;
  readonly middleBytes: number;
  /** A ThumbHash in base64. */
  readonly placeholder: string;
}

/** ThumbHash takes at most this many pixels a side. */
const hashedSide = 100;

/** Draws the small forms of a photo from the one for display, which has its size and turn. */
export async function drawForms(space: PreparationSpace, display: Buffer): Promise<DrawnForms> {
  const { width, height } = await sharp(display).metadata();
  const store = async (form: PhotoFormName): Promise<number> => {
    const { side, quality } = photoForms[form];
    const drawn = await sharp(display)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    await space.vault.put(formKey(space.recordingId, form), once(drawn));
    return drawn.length;
  };
  const middleBytes = await store('middle');
  const smallBytes = await store('small');
  return { width, height, middleBytes, smallBytes, placeholder: await placeholderOf(display) };
}

async function placeholderOf(display: Buffer): Promise<string> {
  const { data, info } = await sharp(display)
    .resize({ width: hashedSide, height: hashedSide, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
