import { z } from 'zod';
import { userLimits } from '#catalogue/users.ts';
import { keepLines } from '#text/plain-text.ts';
import { usersWords } from '#words/users.en.ts';

const reason = z
  .string()
  .overwrite(keepLines)
  .trim()
  .min(1, usersWords.reasonRequired)
  .max(userLimits.reasonCharacters, usersWords.reasonTooLong);

export const suspendUserInput = z.object({ reason });

export const deleteUserInput = z.object({
  /** The account's username, typed. */
  confirmation: z.string().trim(),
  /** The administrator records that the account's owner asked for it. */
  ownerAsked: z.boolean(),
  reason,
});

export type DeleteUserInput = z.output<typeof deleteUserInput>;
