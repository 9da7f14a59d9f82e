import { z } from 'zod';
import { commentLimits, subjectKinds } from '#catalogue/collaboration.ts';
import { clientIdInput } from '#drafts/client-id.input.ts';
import { fits, isBlank, keepLines } from '#text/plain-text.ts';
import { collaborationWords as words } from '#words/collaboration.en.ts';
import { countedText, mentionedIn } from './mentions.ts';

/** Text of a comment, with mentions in their stored form; shown as it is, never as HTML. */
export const commentBody = z
  .string({ error: words.bodyNeeded })
  // Before anything looks at each character of it.
  .max(commentLimits.characters * 60, { error: words.bodyTooLong })
  .transform((text) => keepLines(text).trim())
  .refine((text) => !isBlank(text), { error: words.bodyNeeded })
  .refine((text) => fits(countedText(text), commentLimits.characters), { error: words.bodyTooLong })
  .refine((text) => mentionedIn(text).length <= commentLimits.mentions, {
    error: words.tooManyMentions,
  });

export const addCommentInput = z.object({
  /** The same id gives the same comment, so a form sent twice makes one. */
  clientId: clientIdInput,
  kind: z.enum(subjectKinds),
  subjectId: z.string(),
  parentId: z.string().nullish(),
  body: commentBody,
});
