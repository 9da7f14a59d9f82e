import { z } from 'zod';
import { deliveryTimings } from '#catalogue/delivery-timings.ts';
import { leapDayRules, messageLimits, recurrences, triggerKinds } from '#catalogue/messages.ts';
import { locales } from '#locale/locales.ts';
import { isLocalDate, isTimeZone } from '#schedule/local-instant.ts';
import { fits, keepLines, keepOneLine } from '#text/plain-text.ts';
import { messageFieldWords as words } from '#words/messages.en.ts';
import { tidyTime } from '#messages/trigger-fields.ts';

const line = (limit: number, what: string) =>
  z
    .string()
    .transform(keepOneLine)
    .refine((text) => fits(text, limit), words.tooLong(what, limit));

const text = (limit: number, what: string) =>
  z
    .string()
    .transform(keepLines)
    .refine((value) => fits(value, limit), words.tooLong(what, limit));

/** A form's empty field is no value. */
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyIsNull, schema.nullable());

export const triggerDraftInput = z.object({
  kind: z.enum(triggerKinds),
  localDate: optional(
    z.string().refine((date) => isLocalDate(date) && date >= '0001', words.badDate),
  ),
  localTime: optional(
    z.string().transform((time, ctx) => {
      const tidy = tidyTime(time);
      if (tidy === undefined) ctx.addIssue({ code: 'custom', message: words.badTime });
      return tidy ?? z.NEVER;
    }),
  ),
  timeZone: z.string().max(64, words.badZone).refine(isTimeZone, words.badZone),
  recurrence: optional(z.enum(recurrences)),
  untilYear: optional(
    z.int(words.badYear).min(1, words.badYear).max(deliveryTimings.latestYear, words.badYear),
  ),
  leapDayRule: optional(z.enum(leapDayRules)),
  occasion: optional(line(messageLimits.occasion, words.occasionLabel)),
});

export const recipientDraftInput = z.object({
  /** Absent for a person who is new on this message. */
  id: optional(z.uuid()),
  name: line(messageLimits.recipientName, words.name),
  email: line(messageLimits.email, words.email).transform((email) => email.trim()),
  relation: optional(line(messageLimits.relation, words.relation)),
  timeZone: optional(z.string().max(64, words.badZone).refine(isTimeZone, words.badZone)),
  /** Of the mail and the page; null for the author's own. */
  locale: optional(z.enum(locales)),
});

/**
 * A draft as the composer autosaves it: anything partial may be stored, only lengths are bounded
 * and a date, time or zone must be one if it is there. A field left out stays as it is; `null`
 * empties it.
 */
export const messageDraftInput = z.object({
  title: line(messageLimits.title, words.title).nullish(),
  body: text(messageLimits.body, words.body).nullish(),
  trigger: triggerDraftInput.nullish(),
  recipients: z
    .array(recipientDraftInput)
    .max(messageLimits.recipients, words.tooManyRecipients)
    .nullish(),
  attachmentIds: z
    .array(z.uuid())
    .max(messageLimits.attachments, words.tooManyAttachments)
    .nullish(),
});

export type MessageDraft = z.output<typeof messageDraftInput>;
export type TriggerDraft = z.output<typeof triggerDraftInput>;
export type RecipientDraft = z.output<typeof recipientDraftInput>;
