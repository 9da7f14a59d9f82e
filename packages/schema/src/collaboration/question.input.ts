import { z } from 'zod';
import { subjectKinds } from '#catalogue/collaboration.ts';
import { questionLimits as limits } from '#catalogue/questions.ts';
import { clientIdInput } from '#drafts/client-id.input.ts';
import { fits, isBlank, keepLines } from '#text/plain-text.ts';
import { questionWords as words } from '#words/questions.en.ts';

const plainText = (most: number, needed: string, tooLong: string) =>
  z
    .string({ error: needed })
    // Before anything looks at each character of it.
    .max(most * 60, { error: tooLong })
    .transform((text) => keepLines(text).trim())
    .refine((text) => !isBlank(text), { error: needed })
    .refine((text) => fits(text, most), { error: tooLong });

export const askQuestionInput = z.object({
  /** The same id gives the same question, so a form sent twice asks once. */
  clientId: clientIdInput,
  body: plainText(limits.characters, words.bodyNeeded, words.bodyTooLong),
  memberIds: z
    .array(z.guid())
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length > 0, { error: words.peopleNeeded })
    .refine((ids) => ids.length <= limits.people, { error: words.tooManyPeople }),
  byDay: z.iso.date({ error: words.dayInvalid }).nullish(),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.guid() }).nullish(),
});

export const answerQuestionInput = z.union([
  z.object({ words: plainText(limits.answerCharacters, words.answerNeeded, words.answerTooLong) }),
  z.object({ recordingId: z.guid() }),
]);
