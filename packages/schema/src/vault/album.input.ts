import { z } from 'zod';
import { albumArrangements, vaultLimits } from '#catalogue/vault.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { albumWords as words } from '#words/albums.en.ts';

const plain = (limit: number, keep: (text: string) => string) =>
  z
    .string()
    .max(limit * 60, words.tooLong(limit))
    .transform((text) => keep(text).normalize('NFC').trim())
    .refine((text) => fits(text, limit), words.tooLong(limit));

const title = plain(vaultLimits.albumTitle, keepOneLine).refine(
  (text) => !isBlank(text),
  words.titleNeeded,
);
const description = plain(vaultLimits.albumDescription, keepLines);

/** Items that one call adds or takes out. */
export const albumItemsInput = z.object({
  recordingIds: z.array(z.string().max(100)).max(vaultLimits.itemsAtOnce, words.tooManyAtOnce),
});

export const albumInput = z.object({ title, description: description.nullish() });

/** What is left out stays. A null cover leaves it to the album. */
export const albumChanges = z.object({
  title: title.nullish(),
  description: description.nullish(),
  coverId: z.string().max(100).nullish(),
  arrangement: z.enum(albumArrangements).nullish(),
});
export type AlbumChanges = z.output<typeof albumChanges>;
