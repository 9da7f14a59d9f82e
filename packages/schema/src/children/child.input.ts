import { z } from 'zod';
import { childLimits as limits, consentVersion } from '#catalogue/children.ts';
import { clientIdInput } from '#drafts/client-id.input.ts';
import { personalWords } from '#families/family.input.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { childWords as words } from '#words/children.en.ts';

const name = z
  .string({ error: words.nameNeeded })
  // Before anything looks at each character of it.
  .max(limits.nameMaximum * 60, { error: words.nameTooLong })
  .transform((text) => keepOneLine(text).trim())
  .refine((text) => !isBlank(text), { error: words.nameNeeded })
  .refine((text) => fits(text, limits.nameMaximum), { error: words.nameTooLong });

/** Whether the age fits is for the server to say: it depends on the day. */
const birthday = z.iso.date({ error: words.birthdayNeeded });

export const updateChildInput = z.object({ name, birthday });

export const addChildInput = updateChildInput.extend({
  /** The same id gives the same profile, so a form sent twice adds one child. */
  clientId: clientIdInput,
  /** Of the words that the parent read. */
  consentVersion: z.literal(consentVersion, { error: words.consentNeeded }),
});

export const restoreConsentInput = addChildInput.pick({ consentVersion: true });

export const inviteChildInput = z.object({
  email: z.string().max(1000),
  words: personalWords,
});
