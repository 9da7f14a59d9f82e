import { z } from 'zod';
import { interestsField } from './subscribe.input.ts';
import { newsletterLimits as limits, newsletterPaces } from '#catalogue/newsletter.ts';
import { newsletterConsoleWords as words } from '#words/newsletter-console.en.ts';

/** Marks that an issue's own places are kept by, and line breaks that would end a header. */
const unwanted = /[\p{Co}\0]/gu;
const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(unwanted, '')
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    )
    .refine((text) => text.length <= max, words.tooLong(max));

/** Who an issue goes to; nothing set means everybody who is subscribed. */
export const segmentInput = z.object({
  interests: interestsField,
  paces: z.array(z.enum(newsletterPaces)).transform((paces) => [...new Set(paces)]),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, words.badLanguage)
    .nullable(),
  joinedFrom: z.iso.date({ error: words.badDate }).nullable(),
  engagedDays: z.int().min(1).max(limits.engagedDaysMax).nullable(),
});
export type Segment = z.output<typeof segmentInput>;

export const issueInput = z.object({
  subject: line(limits.subject),
  preview: line(limits.preview),
  intro: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll(unwanted, ''))
    .refine((text) => text.length <= limits.intro, words.tooLong(limits.intro)),
  postIds: z
    .array(z.guid())
    .max(limits.articles, words.tooManyArticles)
    .transform((ids) => [...new Set(ids)]),
  segment: segmentInput,
});
export type IssueContent = z.output<typeof issueInput>;

export const newsletterSettingsInput = z.object({
  ratePerSecond: z.int().min(1, words.badRate).max(limits.ratePerSecondMax, words.badRate),
  digests: z.boolean(),
  zone: z.string().max(64),
});

/** What the relay tells of an issue after it was taken: signed as Standard Webhooks are. */
export const feedbackInput = z.object({
  kind: z.enum(['bounce', 'complaint']),
  /** Of a bounce: whether the address will never work. */
  permanent: z.boolean().default(true),
  /** One of these names the issue: its Message-ID, or the address of its return path. */
  messageId: z.string().max(300).optional(),
  returnPath: z.string().max(300).optional(),
  detail: z.string().max(2000).default(''),
});
export type Feedback = z.output<typeof feedbackInput>;
