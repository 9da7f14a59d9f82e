import sharp from 'sharp';

/** Pixels of a point at 300 dots per inch. */
const perPoint = 300 / 72;
/** A small picture is not made wider than it bears: 100 dots per inch. */
const largestScale = 72 / 100;
/** What a printer's press shows no difference beyond. */
const quality = 88;

interface PrintedPicture {
  readonly jpeg: Buffer;
  /** In points, as it stands on the page. */
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** A picture that was redrawn here before, at most 300 dots per inch where it stands. */
export async function pictureForPrint(
  picture: Buffer,
  room: Room,
  fit: 'inside' | 'cover',
): Promise<PrintedPicture> {
  const { data, info } = await sharp(picture)
    .resize({
      width: Math.round(room.width * perPoint),
      height: Math.round(room.height * perPoint),
      fit,
      withoutEnlargement: fit === 'inside',
    })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  if (fit === 'cover') return { jpeg: data, ...room };
  const scale = Math.min(room.width / info.width, room.height / info.height, largestScale);
  return { jpeg: data, width: info.width * scale, height: info.height * scale };
}
