import { z } from 'zod';
import { emailField } from '#accounts/fields.ts';
import { siteSettingLimits as limits, visitorBadgeModes } from '#catalogue/site-settings.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { siteSettingsFieldWords as words } from '#words/site-settings.en.ts';

/** An empty field goes back to what the installation or the product brings. */
const emptyIsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && isBlank(value)) ? null : value;

const optionalLine = (limit: number, what: string) =>
  z.preprocess(
    emptyIsNull,
    z
      .string()
      .transform((text) => keepOneLine(text).trim())
      .refine((text) => fits(text, limit), words.tooLong(what, limit))
      .nullable(),
  );

/** All site settings; they are changed together, on the version that was looked at. */
export const siteSettingsInput = z.object({
  visitorBadge: z.enum(visitorBadgeModes),
  notificationPopup: z.boolean(),
  supportEmail: z.preprocess(emptyIsNull, emailField.nullable()),
  supportPhone: optionalLine(limits.phone, words.phone).refine(
    (phone) => phone === null || /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(phone),
    words.badPhone,
  ),
  blogUrl: optionalLine(limits.blogUrl, words.blogUrl).refine(
    (url) => url === null || (URL.canParse(url) && new URL(url).protocol === 'https:'),
    words.badBlogUrl,
  ),
  heroHeading: optionalLine(limits.heroHeading, words.heading),
  heroLead: optionalLine(limits.heroLead, words.lead),
  heroLook: optionalLine(limits.heroButton, words.button),
  heroStart: optionalLine(limits.heroButton, words.button),
});

export type SiteSettingsInput = z.output<typeof siteSettingsInput>;

/** What a page that is being looked at sends; the id lives as long as the page and no longer. */
export const heartbeatInput = z.object({ visit: z.uuid() });

export const heartbeatAnswer = z.object({ count: z.int().min(0) });
