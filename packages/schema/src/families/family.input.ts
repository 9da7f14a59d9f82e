import { z } from 'zod';
import { familyLimits, givenRoles } from '#catalogue/families.ts';
import { familyWords } from '#words/families.en.ts';

/** Without control characters, and with spaces where a paste had lines. */
const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

export const familyNameInput = z.object({
  name: z
    .string({ error: familyWords.nameNeeded })
    .transform(cleaned)
    .pipe(
      z
        .string()
        .min(1, { error: familyWords.nameNeeded })
        .max(familyLimits.nameMaximum, { error: familyWords.nameTooLong }),
    ),
});

export const givenRole = z.enum(givenRoles, { error: familyWords.roleUnknown });

export const changeRoleInput = z.object({ role: givenRole });

export const personalWords = z
  .string()
  .default('')
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().max(familyLimits.personalWordsMaximum, { error: familyWords.wordsTooLong }));

export const inviteByMailInput = z.object({
  /** A pasted list of addresses, or the text of a vCard file. */
  people: z
    .string()
    .max(familyLimits.pastedCharacters, { error: familyWords.listTooLong })
    .refine((text) => text.trim() !== '', { error: familyWords.noAddress }),
  role: givenRole,
  words: personalWords,
});
export type InviteByMailInput = z.output<typeof inviteByMailInput>;

export const inviteByLinkInput = inviteByMailInput.pick({ role: true, words: true });
export type InviteByLinkInput = z.output<typeof inviteByLinkInput>;
