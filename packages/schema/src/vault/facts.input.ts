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

/** What a member says of an item. Left out: it stays. Null: what the file says counts. */
export const itemFactsInput = z.object({
  taken: takenField.nullish(),
  placeName: placeField.nullish(),
});

/** Where a page of the timeline begins. */
export const timelineStart = z.object({
  from: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, words.badStart),
});
