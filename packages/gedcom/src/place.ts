import { below, firstBelow, listOf, textBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/** Degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** One level of a place: 'Cook' of the kind 'County'. An empty name keeps its level. */
export interface Jurisdiction {
  readonly name: string;
  readonly kind: string | null;
}

export interface Place {
  /** As it was written, smallest jurisdiction first: 'Chicago, Cook, Illinois, USA'. */
  readonly text: string;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly coordinates: Coordinates | null;
  readonly language: string | null;
  /** The same place in other languages or scripts. */
  readonly translations: readonly { readonly text: string; readonly language: string | null }[];
}

/**
 * Reads a PLAC structure. `defaultForm` is the FORM that the header of a file gives to places
 * without one of their own.
 */
export function readPlace(structure: Structure, defaultForm: string | null = null): Place | null {
  const text = structure.payload?.trim() ?? '';
  const coordinates = readCoordinates(firstBelow(structure, 'MAP'));
  if (text === '' && !coordinates) return null;
  return {
    text,
    jurisdictions: jurisdictionsOf(text, textBelow(structure, 'FORM') ?? defaultForm),
    coordinates,
    language: textBelow(structure, 'LANG'),
    translations: below(structure, 'TRAN').map((translation) => ({
      text: translation.payload?.trim() ?? '',
      language: textBelow(translation, 'LANG'),
    })),
  };
}

/** The levels of a place text; kinds come from a FORM with as many levels. */
export function jurisdictionsOf(text: string, form: string | null = null): Jurisdiction[] {
  if (text.trim() === '') return [];
  const kinds = form?.split(',').map((kind) => kind.trim()) ?? [];
  return text.split(',').map((name, index) => ({
    name: name.trim(),
    kind: kinds[index] || null,
  }));
}

/**
 * The places that contain one another, largest first: 'USA', 'Illinois, USA', ... Levels without
 * a name are left out, so that ', Cook, USA' lies directly below 'USA'.
 */
export function placeHierarchy(text: string): string[] {
  const names = listOf(text);
  return names.map((_, index) => names.slice(names.length - 1 - index).join(', '));
}

/** Reads a MAP structure; null when latitude or longitude is missing, malformed or out of range. */
export function readCoordinates(map: Structure | undefined): Coordinates | null {
  if (!map) return null;
  const latitude = parseDegrees(textBelow(map, 'LATI') ?? '', 'N', 'S', 90);
  const longitude = parseDegrees(textBelow(map, 'LONG') ?? '', 'E', 'W', 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function parseDegrees(
  payload: string,
  positive: string,
  negative: string,
  limit: number,
): number | null {
  const match = /^([NSEW])(\d{1,3}(?:\.\d{1,12})?)$/.exec(payload);
  if (!match) return null;
  const [, letter, digits] = match;
  const degrees = Number(digits);
  if ((letter !== positive && letter !== negative) || degrees > limit) return null;
  return letter === negative && degrees !== 0 ? -degrees : degrees;
}

/** The MAP structure of coordinates, to a tenth of a meter; null when they are out of range. */
export function mapStructure({ latitude, longitude }: Coordinates): Structure | null {
  // The comparison also refuses NaN.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return {
    tag: 'MAP',
    children: [
      { tag: 'LATI', payload: printDegrees(latitude, 'N', 'S') },
      { tag: 'LONG', payload: printDegrees(longitude, 'E', 'W') },
    ],
  };
}

function printDegrees(degrees: number, positive: string, negative: string): string {
  const rounded = Number(Math.abs(degrees).toFixed(6));
  return `${degrees < 0 && rounded !== 0 ? negative : positive}${rounded.toFixed(6).replace(/\.?0+$/, '')}`;
}
