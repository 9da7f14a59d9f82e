import { z } from 'zod';
import { contactLimits } from '#catalogue/contacts.ts';
import { vaultLimits } from '#catalogue/vault.ts';
import { fits, keepOneLine } from '#text/plain-text.ts';
import { arrivalWords as words } from '#words/arrivals.en.ts';

/** SHA-256 of files that are about to be sent, in hexadecimal. */
export const keptOriginalsInput = z
  .array(z.string().regex(/^[0-9a-f]{64}$/, { error: words.digestInvalid }))
  .max(vaultLimits.soughtOriginals, { error: words.tooManyDigests(vaultLimits.soughtOriginals) });

/** What an archive says of an item: an instant in UTC, a place in degrees. What cannot be is refused. */
export const archiveFactsInput = z.object({
  takenAt: z.iso.datetime({ error: words.factsInvalid }).nullish(),
  latitude: z.number().min(-90, words.factsInvalid).max(90, words.factsInvalid).nullish(),
  longitude: z.number().min(-180, words.factsInvalid).max(180, words.factsInvalid).nullish(),
  people: z
    .array(
      z
        .string()
        .max(contactLimits.name * 60, words.factsInvalid)
        .transform((text) => keepOneLine(text).normalize('NFC').trim())
        .refine((text) => text !== '' && fits(text, contactLimits.name), words.factsInvalid),
    )
    .max(vaultLimits.archivePeople, words.factsInvalid)
    .nullish(),
});
