/** Pictures that the product brings for its blog: all drawn on the same sheet. */
export const shippedPictures = [
  'vintage-camera',
  'message-that-waits',
  'letter-on-a-desk',
  'song-and-window',
  'box-of-papers',
  'tree-of-names',
  'voice-in-a-room',
  'open-scrapbook',
  'two-chairs',
] as const;
export type ShippedPicture = (typeof shippedPictures)[number];

const folder = '/blog/pictures';
const sheet = { width: 960, height: 480 } as const;

function shippedPicturePath(name: ShippedPicture): string {
  return `${folder}/${name}.svg`;
}

/** Where the vintage camera is that stands for the placeholder in an article. */
export const vintageCameraPath = shippedPicturePath('vintage-camera');

const paths = new Set<string>(shippedPictures.map(shippedPicturePath));

/** The size of a picture of the product's own; undefined for any other path. */
export function shippedPictureSize(path: string): typeof sheet | undefined {
  return paths.has(path) ? sheet : undefined;
}
