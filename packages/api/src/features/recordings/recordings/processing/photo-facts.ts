import exifr from 'exifr';
import type { Metadata } from 'sharp';
import { z } from 'zod';
import { keepOneLine } from '@infinite/schema/text/plain-text';
import type { Taken } from '@infinite/schema/vault/taken';
import {
  placeFrom,
  takenFrom,
  type FileFacts,
  type FilePlace,
} from '#features/recordings/recordings/processing/file-facts.ts';

const text = z.string().catch('');
/** The version of TIFF decides whether a byte comes as a number or as one of an array. */
const byte = z.union([z.number(), z.instanceof(Uint8Array).transform(([first]) => first)]);
const degrees = z.tuple([z.number(), z.number(), z.number()]).nullable().catch(null);

/** The tags that we read, as exifr names them (CIPA DC-008, Exif 2.32). Others are not looked at. */
const ifd0Tags = z.object({
  Make: text,
  Model: text,
  Orientation: z.int().min(1).max(8).nullable().catch(null),
});
const exifTags = z.object({
  DateTimeOriginal: text,
  SubSecTimeOriginal: text,
  OffsetTimeOriginal: text,
  /** When it was digitized; exifr's name for it. */
  CreateDate: text,
  SubSecTimeDigitized: text,
  OffsetTimeDigitized: text,
});
const gpsTags = z.object({
  GPSLatitudeRef: text,
  GPSLatitude: degrees,
  GPSLongitudeRef: text,
  GPSLongitude: degrees,
  GPSAltitudeRef: byte.nullable().catch(null),
  GPSAltitude: z.number().nullable().catch(null),
});
const photoTags = z.object({
  ifd0: ifd0Tags.catch(() => ifd0Tags.parse({})),
  exif: exifTags.catch(() => exifTags.parse({})),
  gps: gpsTags.catch(() => gpsTags.parse({})),
});
type PhotoTags = z.output<typeof photoTags>;

/**
 * What a picture says of itself. Never an error: what cannot be read is not known.
 * @param file the whole file, for forms whose EXIF sharp does not find
 */
export async function photoFacts(
  file: Buffer,
  metadata: Pick<Metadata, 'exif' | 'xmp'> | null,
): Promise<FileFacts> {
  const tags = await readTags(metadata?.exif ? tiffOf(metadata.exif) : file);
  return {
    taken: takenOf(tags) ?? takenOfXmp(metadata?.xmp),
    place: placeOf(tags),
    orientation: tags.ifd0.Orientation,
    camera: cameraOf(tags),
  };
}

async function readTags(content: Buffer): Promise<PhotoTags> {
  const read: unknown = await exifr
    .parse(content, {
      mergeOutput: false,
      // As it is written: exifr shifts dates to the zone of the server and loses signs.
      reviveValues: false,
      translateValues: false,
      ifd0: {},
      exif: true,
      gps: true,
      xmp: false,
      icc: false,
      iptc: false,
      jfif: false,
      ihdr: false,
      ifd1: false,
      interop: false,
      makerNote: false,
      userComment: false,
    })
    .catch(() => null);
  return photoTags.parse(read ?? {});
}

/** Without the mark that JPEG puts in front of the block. */
function tiffOf(exif: Buffer): Buffer {
  return exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif;
}

/** Each date with the offset that belongs to it. When a file was changed says nothing. */
function takenOf({ exif }: PhotoTags): Taken | null {
  return (
    takenFrom(exif.DateTimeOriginal, exif.OffsetTimeOriginal, exif.SubSecTimeOriginal) ??
    (exif.DateTimeOriginal === ''
      ? takenFrom(exif.CreateDate, exif.OffsetTimeDigitized, exif.SubSecTimeDigitized)
      : null)
  );
}

const xmpDate = /(?:exif:DateTimeOriginal|photoshop:DateCreated)(?:\s*=\s*["']|\s*>)([^"'<]{4,40})/;

/** XMP holds the date as an attribute or as an element. */
function takenOfXmp(xmp: Buffer | undefined): Taken | null {
  const [, date = ''] = xmpDate.exec(xmp?.toString('utf8') ?? '') ?? [];
  return takenFrom(date);
}

function placeOf({ gps }: PhotoTags): FilePlace | null {
  const latitude = decimal(gps.GPSLatitude, gps.GPSLatitudeRef, 'S');
  const longitude = decimal(gps.GPSLongitude, gps.GPSLongitudeRef, 'W');
  if (latitude === null || longitude === null) return null;
  const below = gps.GPSAltitudeRef === 1 ? -1 : 1;
  return placeFrom(latitude, longitude, gps.GPSAltitude === null ? null : gps.GPSAltitude * below);
}

function decimal(
  parts: [number, number, number] | null,
  reference: string,
  negative: string,
): number | null {
  if (!parts) return null;
  const [whole, minutes, seconds] = parts;
  const value = whole + minutes / 60 + seconds / 3600;
  return reference.trim().toUpperCase() === negative ? -value : value;
}

const longestCamera = 100;

/** Many makers write their name into the model as well. */
function cameraOf({ ifd0 }: PhotoTags): string | null {
  const [make, model] = [ifd0.Make, ifd0.Model].map((name) => keepOneLine(name).trim());
  const named = make && model?.toLowerCase().startsWith(make.toLowerCase()) ? model : null;
  return (named ?? `${make} ${model}`.trim()).slice(0, longestCamera).toWellFormed() || null;
}
