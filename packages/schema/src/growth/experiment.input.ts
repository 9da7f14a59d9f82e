import { z } from 'zod';
import { experimentLimits as limits } from '#catalogue/growth.ts';
import { siteSettingLimits } from '#catalogue/site-settings.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { experimentWords as words } from '#words/growth.en.ts';

const line = (limit: number, what: string) =>
  z
    .string()
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => fits(text, limit), words.tooLong(what, limit));

/** Empty: as it is by default. */
const optional = (limit: number, what: string) =>
  z.preprocess(
    (value) =>
      value === undefined || (typeof value === 'string' && isBlank(value)) ? null : value,
    line(limit, what).nullable(),
  );

const challenger = z
  .object({
    name: line(limits.variantName, words.nameField).refine(Boolean, words.nameMissing),
    heading: optional(siteSettingLimits.heroHeading, words.headingField),
    lead: optional(siteSettingLimits.heroLead, words.leadField),
    look: optional(siteSettingLimits.heroButton, words.buttonField),
    start: optional(siteSettingLimits.heroButton, words.buttonField),
  })
  .refine(({ heading, lead, look, start }) => heading || lead || look || start, {
    message: words.sameAsToday,
    path: ['heading'],
  });

/** An experiment on the first words of the landing page; today's are always one side of it. */
export const experimentInput = z.object({
  name: line(limits.name, words.nameField).refine(Boolean, words.nameMissing),
  challengers: z
    .array(challenger)
    .min(1, words.noChallenger)
    .max(limits.challengersMax, words.tooManyChallengers),
});

export type ExperimentInput = z.output<typeof experimentInput>;
