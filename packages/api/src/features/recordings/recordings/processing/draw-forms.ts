import sharp from 'sharp';
import { photoForms, type PhotoFormName } from '@infinite/schema/catalogue/media';
import { rgbaToThumbHash } from 'thumbhash';
import { formKey } from '#features/recordings/recordings/blob-keys.ts';
import { likenessOf } from '#features/recordings/recordings/processing/likeness-of.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';

/** What an original looks like, however it is edited. */
export interface Looks {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** See `likenessOf`; null for a picture without a shape. */
  readonly likeness: string | null;
}

/** Small forms of a photo, or of a moment of a film, as they are stored. */
export interface DrawnForms {
  /** Of the form for display, or of the film. */
  readonly width: number;
  readonly height: number;
  readonly smallBytes: number;
  readonly middleBytes: number;
  /** A ThumbHash in base64. */
  readonly placeholder: string;
  /** Of the form that shows all of an edited photo; null where the one for display does. */
  readonly wholeBytes: number | null;
  /** Of the moving preview of a film; null for a photo. */
  readonly previewBytes: number | null;
  /** Null for a moment of a film, which is like no other item. */
  readonly looks: Looks | null;
}

/** ThumbHash takes at most this many pixels a side. */
const hashedSide = 100;

/**
 * Draws the small forms of a photo from the one for display, which has its size and turn, or of a film from a
 * moment of it. Each is drawn from the next larger one: decoding the largest three times would take as long as everything else.
 */
export async function drawForms(
  space: PreparationSpace,
  display: Buffer,
  {
    size,
    whole,
    preview = null,
  }: {
    /** Of the original, upright; null for a film. */
    readonly size: { readonly width: number; readonly height: number } | null;
    /** All of it, if it is edited. */
    readonly whole: Buffer | null;
    /** Of a film, as `previewOf` makes it. */
    readonly preview?: Buffer | null;
  },
): Promise<DrawnForms> {
  const { width, height } = await sharp(display).metadata();
  const middle = await drawForm(display, 'middle');
  const small = await drawForm(middle, 'small');
  if (whole) await space.vault.put(formKey(space.recordingId, 'whole'), once(whole));
  if (preview) await space.vault.put(formKey(space.recordingId, 'preview'), once(preview));
  await space.vault.put(formKey(space.recordingId, 'middle'), once(middle));
  await space.vault.put(formKey(space.recordingId, 'small'), once(small));
  return {
    width,
    height,
    middleBytes: middle.length,
    smallBytes: small.length,
    placeholder: await placeholderOf(small),
    wholeBytes: whole?.length ?? null,
    previewBytes: preview?.length ?? null,
    looks: size && { ...size, likeness: await likenessOf(whole ?? small) },
  };
}

function drawForm(larger: Buffer, form: PhotoFormName): Promise<Buffer> {
  const { side, quality } = photoForms[form];
  return sharp(larger)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

async function placeholderOf(small: Buffer): Promise<string> {
  const { data, info } = await sharp(small)
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
