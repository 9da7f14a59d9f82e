import { z } from 'zod';
import { emailField } from '#accounts/fields.ts';
import { contactTopics, enquiryLimits as limits, researchScopes } from '#catalogue/enquiries.ts';
import { bookSizes, printedBooks, printingLimits } from '#catalogue/printing.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { enquiryWords as words } from '#words/enquiries.en.ts';

/** A field that a plain form leaves out or sends empty. */
const given = (value: unknown) => value ?? '';

/** One line: what reaches a mail header or a list cannot break out of it. */
const line = (limit: number, missing: string) =>
  z.preprocess(
    given,
    z
      .string({ error: missing })
      .transform((text) => keepOneLine(text).trim())
      .refine((text) => !isBlank(text), { error: missing, abort: true })
      .refine((text) => fits(text, limit), { error: words.tooLong(limit) }),
  );

const lines = (limit: number, tooLong: string = words.tooLong(limit)) =>
  z.preprocess(
    given,
    z
      .string()
      .transform((text) => keepLines(text).trim())
      .transform((text) => (isBlank(text) ? '' : text))
      .refine((text) => fits(text, limit), { error: tooLong }),
  );

const letter = lines(limits.message, words.messageLong(limits.message));
const written = letter.refine((text) => text !== '', { error: words.messageMissing });

const phone = z.preprocess(
  given,
  z
    .string({ error: words.phoneInvalid })
    .transform((text) => keepOneLine(text).trim())
    .refine(
      (text) => text === '' || (text.length <= limits.phone && /^[+\d][\d ()./-]*$/.test(text)),
      {
        error: words.phoneInvalid,
      },
    )
    .transform((text) => text || null),
);

const whole = (max: number, error: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
    z.int({ error }).min(1, { error }).max(max, { error }),
  );

const idOf = <const Choice extends { id: string }>(choices: readonly Choice[], error: string) =>
  z.enum(
    choices.map(({ id }) => id as Choice['id']),
    { error },
  );

const person = {
  name: line(limits.name, words.nameMissing),
  email: emailField,
  phone,
};
const ancestor = {
  ancestor: line(limits.ancestor, words.ancestorMissing),
  lastKnown: lines(limits.lastKnown),
};

/** The fields of an enquiry, by the kind of form; other fields are dropped. */
export const enquiryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('CONTACT'),
      ...person,
      topic: idOf(contactTopics, words.topicMissing),
      message: written,
    }),
    z.object({ kind: z.literal('ASSISTANCE'), ...person, ...ancestor, message: letter }),
    z.object({
      kind: z.literal('RESEARCH'),
      ...person,
      ...ancestor,
      scope: idOf(researchScopes, words.scopeMissing),
      message: letter,
    }),
    z.object({
      kind: z.literal('PRINTING'),
      ...person,
      book: idOf(printedBooks, words.bookMissing),
      size: idOf(bookSizes, words.sizeMissing),
      pages: whole(printingLimits.pagesMax, words.pagesInvalid(printingLimits.pagesMax)),
      copies: whole(printingLimits.copiesMax, words.copiesInvalid(printingLimits.copiesMax)),
      country: line(limits.country, words.countryMissing),
      message: letter,
    }),
  ],
  { error: words.unknownKind },
);
export type EnquiryContent = z.output<typeof enquiryInput>;

/** What a form brings beside its words, against programs that fill in forms. */
export const enquiryProof = z.object({
  /** Honeypot: people do not see this field, so only bots fill it in. */
  website: z.preprocess(given, z.string().max(0, { error: words.honeypotFilled })),
  /** When the form was opened, as `formToken` said; absent without scripts. */
  formToken: z.preprocess((value) => value || null, z.string().max(200).nullable()),
});
