import { z } from 'zod';
import { emailField } from '#accounts/fields.ts';
import { blogCategories, type BlogCategoryId } from '#catalogue/blog.ts';
import { newsletterPaces, newsletterPlaces } from '#catalogue/newsletter.ts';

const categoryIds = blogCategories.map(({ id }) => id) as [BlogCategoryId, ...BlogCategoryId[]];

/** A form sends one box or several under one name. */
const oneOrMore = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : [value].flat()),
  z.array(z.enum(categoryIds)).max(categoryIds.length),
);

/** Interests are categories of the blog; none means all of them. */
export const interestsField = oneOrMore.transform((ids) => [...new Set(ids)]);

/** What the box on the site sends. */
export const subscribeInput = z.object({
  email: emailField,
  /** Honeypot: people do not see this field, so only bots fill it in. */
  website: z.string().max(2000).catch('filled').optional(),
  /** Milliseconds the form was in view, written by its script; empty without one. */
  shown: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().nonnegative().optional().catch(undefined),
  ),
  interests: interestsField.optional(),
  place: z.enum(newsletterPlaces).catch('PAGE'),
});
export type SubscribeInput = z.output<typeof subscribeInput>;

/** A box of a plain form: what is not checked is not sent. */
const checkedBox = z.preprocess(
  (value) => value === true || value === 'on' || value === 'true',
  z.boolean(),
);

/** What the page of preferences sends. */
export const newsletterChoicesInput = z.object({
  interests: interestsField,
  pace: z.enum(newsletterPaces),
  countsOpens: checkedBox,
  countsClicks: checkedBox,
});
export type NewsletterChoices = z.output<typeof newsletterChoicesInput>;

export const subscribeAnswer = z.object({ message: z.string() });
