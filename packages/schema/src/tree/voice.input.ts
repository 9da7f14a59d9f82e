import { z } from 'zod';
import { individualFactTags, treeLimits, unionFactTags } from '#catalogue/tree.ts';
import { citationQualities, treeVoiceLimits as limits } from '#catalogue/tree-voices.ts';
import { fits } from '#text/plain-text.ts';
import { askForStoriesInput, captureQuestionsInput } from '#vault/capture.input.ts';
import { treeWords } from '#words/tree.en.ts';
import { treeVoiceWords as words } from '#words/tree-voices.en.ts';

const text = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .refine((value) => fits(value, most), tooLong);
const factTags: readonly string[] = [...individualFactTags, ...unionFactTags];

/** A fact to add; at least a value, a date or a place says something of it. */
export const voiceFactInput = z.object({
  tag: z.string().refine((tag) => factTags.includes(tag), treeWords.badFact),
  type: text(treeLimits.value, treeWords.tooLong(treeLimits.value)).nullish(),
  value: text(treeLimits.value, treeWords.tooLong(treeLimits.value)).nullish(),
  date: text(treeLimits.date, treeWords.tooLong(treeLimits.date)).nullish(),
  datePhrase: text(treeLimits.date, treeWords.tooLong(treeLimits.date)).nullish(),
  place: text(treeLimits.place, treeWords.tooLong(treeLimits.place)).nullish(),
});
export type VoiceFact = z.output<typeof voiceFactInput>;

/** A span of a recording that states a fact which is there, or a new one. */
export const voiceCitationInput = z
  .object({
    recordingId: z.guid(),
    /** The individual or union. */
    recordId: z.guid(),
    fromMs: z.int().min(0, words.badSpan),
    toMs: z.int().min(1, words.badSpan),
    quality: z.union(
      citationQualities.map((quality) => z.literal(quality)),
      words.badQuality,
    ),
    /** What is said; without it, the words of the transcript. */
    quote: text(limits.quoteCharacters, words.quoteTooLong).nullish(),
    /** Index of the fact in the version of the record that the reader saw. */
    fact: z.int().min(0).nullish(),
    version: z.int().min(1).nullish(),
    newFact: voiceFactInput.nullish(),
  })
  .refine(({ fromMs, toMs }) => fromMs < toMs, { path: ['toMs'], error: words.badSpan })
  .refine(({ fromMs, toMs }) => toMs - fromMs <= limits.spanMs, {
    path: ['toMs'],
    error: words.spanTooLong,
  })
  .refine(
    ({ fact, version, newFact }) => (newFact ? fact == null : fact != null && version != null),
    { path: ['fact'], error: words.factNeeded },
  );
export type VoiceCitation = z.output<typeof voiceCitationInput>;

/** A question about somebody of the tree, to a person without an account. */
export const askAboutInput = z.object({
  clientId: askForStoriesInput.shape.clientId,
  personName: askForStoriesInput.shape.personName,
  locale: askForStoriesInput.shape.locale,
  question: captureQuestionsInput.element,
});
