import { isTaken, type Taken } from '@infinite/schema/vault/taken';

/** What a file says of itself, as it says it: kept beside what members say. */
export interface FileFacts {
  readonly taken: Taken | null;
  readonly place: FilePlace | null;
  /** The EXIF tag, 1 to 8. */
  readonly orientation: number | null;
  readonly camera: string | null;
}

/** South and west are negative, and so is what lies below the sea. */
export interface FilePlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitudeMeters: number | null;
}

/** Of an instant: 'YYYY:MM:DD HH:MM:SS' of EXIF or ISO 8601; of less, as XMP writes it. */
const written =
  /^(\d{4})(?:[:-](\d\d))?(?:[:-](\d\d))?(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** What a clock shows that was never set: the first instant of Unix, DOS and QuickTime. */
const unsetClocks = new Set(['1970-01-01T00:00:00', '1980-01-01T00:00:00', '1904-01-01T00:00:00']);

/**
 * Reads a date as files write it. Nothing is shifted to another zone.
 * @param offset written in a tag of its own; that of `text` wins
 * @param fraction digits of a second, in a tag of its own
 */
export function takenFrom(text: string, offset = '', fraction = ''): Taken | null {
  const parts = written.exec(text.trim());
  if (!parts) return null;
  const [, year = '', month, day, hour, minute, second = '00', ownFraction, ownOffset] = parts;
  const date = [year, month, day].filter((part) => part !== undefined).join('-');
  if (hour === undefined || minute === undefined) return checked(dateOnly(date));
  const milliseconds = (ownFraction ?? fraction.trim()).slice(0, 3).padEnd(3, '0');
  const isFraction = /^\d{3}$/.test(milliseconds) && milliseconds !== '000';
  const local = `${date}T${hour}:${minute}:${second}${isFraction ? `.${milliseconds}` : ''}`;
  if (unsetClocks.has(local)) return null;
  const zone = offsetFrom(ownOffset ?? offset.trim());
  return (
    checked({ precision: 'INSTANT', local, offset: zone }) ??
    checked({ precision: 'INSTANT', local, offset: null })
  );
}

function dateOnly(local: string): Taken {
  const precision = ({ 4: 'YEAR', 7: 'MONTH' } as const)[local.length] ?? 'DAY';
  return { precision, local, offset: null };
}

function checked(taken: Taken): Taken | null {
  return isTaken(taken) ? taken : null;
}

function offsetFrom(text: string): string | null {
  if (text === 'Z') return '+00:00';
  const parts = /^([+-]\d\d):?(\d\d)$/.exec(text);
  return parts ? `${parts[1]}:${parts[2]}` : null;
}

/** A place on the earth, or null. What cannot be is dropped: GPS receivers write anything. */
export function placeFrom(
  latitude: number,
  longitude: number,
  altitude: number | null,
): FilePlace | null {
  // Also false for NaN, which a fraction of zero over zero is.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const isHeight = altitude !== null && altitude > -12_000 && altitude < 100_000;
  return { latitude, longitude, altitudeMeters: isHeight ? altitude : null };
}
