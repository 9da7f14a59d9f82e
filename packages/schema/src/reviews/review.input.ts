import { z } from 'zod';
import { reviewLimits as limits } from '#catalogue/reviews.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { reviewWords as words } from '#words/reviews.en.ts';

const line = (limit: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine((text) => fits(text, limit), { error: words.tooLong(limit) });

/** What a member says of the product. */
export const reviewInput = z.object({
  rating: z
    .int({ error: words.ratingMissing })
    .min(1, words.ratingMissing)
    .max(5, words.ratingMissing),
  body: z
    .string({ error: words.bodyMissing })
    .transform((text) => keepLines(text).trim())
    .refine((text) => !isBlank(text), { error: words.bodyMissing, abort: true })
    .refine((text) => fits(text, limits.body), { error: words.tooLong(limits.body) }),
  displayName: line(limits.displayName, words.displayNameMissing),
  place: line(limits.place, words.placeMissing),
});

/** The public reply; empty removes it. */
export const reviewReply = z
  .string()
  .transform((text) => keepLines(text).trim())
  .refine((text) => fits(text, limits.reply), { error: words.replyTooLong })
  .transform((text) => (isBlank(text) ? null : text));
