import { z } from 'zod';
import { vaultLimits } from '#catalogue/vault.ts';
import { arrivalWords as words } from '#words/arrivals.en.ts';

/** SHA-256 of files that are about to be sent, in hexadecimal. */
export const keptOriginalsInput = z
  .array(z.string().regex(/^[0-9a-f]{64}$/, { error: words.digestInvalid }))
  .max(vaultLimits.soughtOriginals, { error: words.tooManyDigests(vaultLimits.soughtOriginals) });
