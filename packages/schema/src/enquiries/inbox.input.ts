import { z } from 'zod';
import { enquiryOrigins, enquiryStates, inboxLimits as limits } from '#catalogue/enquiries.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { inboxInputWords as words } from '#words/inbox.en.ts';

const lines = (limit: number, missing: string) =>
  z
    .string()
    .transform((text) => keepLines(text).trim())
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine((text) => fits(text, limit), { error: words.tooLong(limit) });

/** Makes a repeated call harmless. */
const clientId = z.string().min(8).max(100);
const version = z.int().min(1);

export const enquiryAnswerInput = z.object({
  id: z.guid(),
  /** Of the enquiry as its reader saw it. */
  version,
  body: lines(limits.answer, words.answerMissing),
  close: z.boolean(),
  clientId,
});

export const enquiryNoteInput = z.object({
  id: z.guid(),
  body: lines(limits.note, words.noteMissing),
  clientId,
});

export const enquiryStateInput = z.object({
  id: z.guid(),
  version,
  state: z.enum(enquiryStates),
});

export const enquiryAssigneeInput = z.object({
  id: z.guid(),
  version,
  assigneeId: z.guid().nullable(),
});

export const cannedAnswerInput = z.object({
  name: z
    .string()
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => !isBlank(text), { error: words.nameMissing, abort: true })
    .refine((text) => fits(text, limits.cannedName), { error: words.tooLong(limits.cannedName) }),
  body: lines(limits.canned, words.cannedMissing),
});

/** Of the console's list; `assignee` is an account's id, or NONE for what nobody took. */
export const enquiryListInput = z.object({
  kind: z.enum(enquiryOrigins).nullish(),
  answered: z.boolean().nullish(),
  state: z.enum(enquiryStates).nullish(),
  assignee: z.union([z.guid(), z.literal('NONE')]).nullish(),
  search: z.string().max(200).nullish(),
});
