import { z } from 'zod';
import { vaultLimits } from '#catalogue/vault.ts';
import { fits, keepOneLine } from '#text/plain-text.ts';
import { isTaken, takenPrecisions } from '#vault/taken.ts';
import { factsWords as words } from '#words/facts.en.ts';

const takenField = z
  .object({
    precision: z.enum(takenPrecisions, { error: words.badDate }),
    local: z.string({ error: words.badDate }).max(30, words.badDate).nullish(),
    offset: z.string({ error: words.badDate }).max(10, words.badDate).nullish(),
  })
  .transform(({ precision, local, offset }) => ({
    precision,
    local: local ?? '',
    offset: offset ?? null,
  }))
  .refine(isTaken, { error: words.badDate });

const placeField = z
  .string()
  .max(vaultLimits.placeName * 60, words.placeTooLong)
  .transform((text) => keepOneLine(text).normalize('NFC').trim())
  .refine((text) => fits(text, vaultLimits.placeName), words.placeTooLong)
  .transform((text) => text || null);

const creditField = z
  .string()
  .max(vaultLimits.credit * 60, words.creditTooLong)
  .transform((text) => keepOneLine(text).normalize('NFC').trim())
  .refine((text) => fits(text, vaultLimits.credit), words.creditTooLong)
  .transform((text) => text || null);

/** In degrees, as on maps. */
const mapPlace = z.object({
  latitude: z
    .number({ error: words.badLatitude })
    .min(-90, words.badLatitude)
    .max(90, words.badLatitude),
  longitude: z
    .number({ error: words.badLongitude })
    .min(-180, words.badLongitude)
    .max(180, words.badLongitude),
});

/** Of a map; where west is greater than east, it reaches over the date line. */
export const mapArea = z.object({
  west: mapPlace.shape.longitude,
  east: mapPlace.shape.longitude,
  south: mapPlace.shape.latitude,
  north: mapPlace.shape.latitude,
});
export type MapArea = z.output<typeof mapArea>;

/** 0 shows the world in 256 pixels, and each step doubles that. */
export const mapZoom = z.number().min(0).max(vaultLimits.map.zoom);

/** What a member says of an item. Left out: it stays. Null: what the file says counts. */
export const itemFactsInput = z.object({
  taken: takenField.nullish(),
  placeName: placeField.nullish(),
  place: mapPlace.nullish(),
  credit: creditField.nullish(),
});

/** One date for several items. */
export const datedItemsInput = z.object({
  recordingIds: z
    .array(z.guid(words.badItems), { error: words.badItems })
    .min(1, words.badItems)
    .max(vaultLimits.together, words.tooMany),
  taken: takenField.nullable(),
});

/** Where a page of the timeline begins. */
export const timelineStart = z.object({
  from: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, words.badStart),
});

/** A month as the timeline counts it: '1987-06', '1987' for what has only the year, '' for no date. */
export const timelineMonth = z.object({
  month: z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/, words.badStart),
});
