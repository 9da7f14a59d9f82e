import { z } from 'zod';
import { parseEmailAddress } from '#accounts/email-address.ts';
import { captureLimits as limits, capturePaces } from '#catalogue/captures.ts';
import { clientIdInput } from '#drafts/client-id.input.ts';
import { locales } from '#locale/locales.ts';
import { isTimeZone } from '#schedule/local-instant.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { captureWords as words } from '#words/captures.en.ts';
import { tellWords } from '#words/tell.en.ts';

const line = (most: number, needed: string, tooLong: string) =>
  z
    .string({ error: needed })
    // Before anything looks at each character of it.
    .max(most * 60, { error: tooLong })
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => !isBlank(text), { error: needed })
    .refine((text) => fits(text, most), { error: tooLong });

const emailInput = z
  .string()
  .max(1000, words.emailInvalid)
  .refine((text) => parseEmailAddress(text) !== null, words.emailInvalid)
  .transform((text) => parseEmailAddress(text) ?? '');

export const captureQuestionsInput = z
  .array(line(limits.questionCharacters, words.questionNeeded, words.questionTooLong))
  .min(1, { error: words.questionNeeded })
  .max(limits.questions, { error: words.tooManyQuestions });

export const askForStoriesInput = z
  .object({
    /** The same id gives the same capture, so a form sent twice asks once. */
    clientId: clientIdInput,
    personName: line(limits.nameCharacters, words.nameNeeded, words.nameTooLong),
    email: z.preprocess((value) => (value === '' ? null : value), emailInput.nullish()),
    timeZone: z.string().max(64, words.zoneInvalid).refine(isTimeZone, words.zoneInvalid),
    locale: z.enum(locales),
    pace: z.enum(capturePaces),
    /** ISO: 1 is Monday. */
    weekday: z
      .int({ error: words.weekdayInvalid })
      .min(1, { error: words.weekdayInvalid })
      .max(7, { error: words.weekdayInvalid }),
    questions: captureQuestionsInput,
  })
  .refine(({ pace, email }) => pace === 'OWN' || Boolean(email), {
    path: ['email'],
    error: words.emailNeeded,
  });

export const tellerWordsInput = z
  .string()
  .max(limits.wordsCharacters * 60, { error: tellWords.wordsTooLong })
  .transform((text) => keepLines(text).trim())
  .refine((text) => !isBlank(text), { error: tellWords.wordsNeeded })
  .refine((text) => fits(text, limits.wordsCharacters), { error: tellWords.wordsTooLong });
