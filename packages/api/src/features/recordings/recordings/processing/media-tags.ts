import type { MetadataTags } from 'mediabunny';
import {
  placeFrom,
  takenFrom,
  type FileFacts,
  type FilePlace,
} from '#features/recordings/recordings/processing/file-facts.ts';
import type { MediaSource } from '#features/recordings/recordings/processing/media-source.ts';

/** Dates in QuickTime's keys, in the atoms of MP4, in Vorbis comments and in ID3. */
const dateNames = ['com.apple.quicktime.creationdate', '©day', 'DATE', 'TDRC'];
const placeNames = ['com.apple.quicktime.location.ISO6709', '©xyz', 'LOCATION'];

/** Latitude, longitude and perhaps altitude in degrees and meters (ISO 6709, annex H). */
const iso6709 = /^([+-]\d{1,3}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?/;

/** What the file says of itself; null if its tags cannot be read. */
export async function readFacts(source: MediaSource): Promise<FileFacts | null> {
  try {
    return factsOfTags(await source.input.getMetadataTags());
  } catch {
    // The reader throws many kinds of errors for an inconsistent file.
    source.assertReadWell();
    return null;
  }
}

/** What a film or a sound says of itself. Containers without such tags say nothing. */
export function factsOfTags({ raw = {} }: MetadataTags): FileFacts {
  const texts = (names: readonly string[]) => names.map((name) => textOf(raw[name]));
  const dates = texts(dateNames).map((date) => takenFrom(date));
  const places = texts(placeNames).map(placeOf);
  return {
    taken: dates.find((date) => date !== null) ?? null,
    place: places.find((place) => place !== null) ?? null,
    orientation: null,
    camera: null,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function placeOf(text: string): FilePlace | null {
  const [, latitude, longitude, altitude] = iso6709.exec(text) ?? [];
  if (!latitude || !longitude) return null;
  return placeFrom(Number(latitude), Number(longitude), altitude ? Number(altitude) : null);
}
