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

export const bulkActs = ['SUSPEND', 'RESUME', 'RESEND_VERIFICATION', 'DELETE'] as const;

const bulkIds = z.array(z.guid()).min(1).max(userLimits.bulkChunk, usersWords.tooManyAtOnce);

/** The same act for several accounts. Suspending and deleting need a reason. */
export const bulkActInput = z
  .object({ act: z.enum(bulkActs), ids: bulkIds, reason: reason.or(z.literal('')) })
  .refine(({ act, reason }) => reason !== '' || act === 'RESUME' || act === 'RESEND_VERIFICATION', {
    path: ['reason'],
    message: usersWords.reasonRequired,
  });

export type BulkActInput = z.output<typeof bulkActInput>;

export const bulkLossesInput = z.object({
  ids: z.array(z.guid()).min(1).max(userLimits.bulkMax),
});
