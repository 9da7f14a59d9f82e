import { z } from 'zod';
import {
  mailPaces,
  notificationKindNames,
  notificationLimits as limits,
  pushLimits,
} from '#catalogue/notifications.ts';
import { notificationWords as words } from '#words/notifications.en.ts';

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day of every year, 'MM-DD'; 29 February is one. */
const dayOfYear = z
  .string({ error: words.dayInvalid })
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: words.dayInvalid })
  .refine((text) => Number(text.slice(3)) <= (daysInMonth[Number(text.slice(0, 2)) - 1] ?? 0), {
    error: words.dayInvalid,
  });

/** Days from one 'MM-DD' to another, both included, over New Year if need be; in a leap year. */
function daysOfRange(from: string, until: string): number {
  const place = (day: string) =>
    daysInMonth.slice(0, Number(day.slice(0, 2)) - 1).reduce<number>((sum, n) => sum + n, 0) +
    Number(day.slice(3));
  return ((place(until) - place(from) + 366) % 366) + 1;
}

const mutedName = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}]/u, { error: words.nameNeeded })
      .max(limits.muteNameMaximum, { error: words.nameTooLong }),
  );

/** A name, or days; never both. */
export const muteInput = z.union([
  z.object({ name: mutedName, fromDay: z.null(), untilDay: z.null() }),
  z
    .object({ name: z.null(), fromDay: dayOfYear, untilDay: dayOfYear })
    .refine(({ fromDay, untilDay }) => daysOfRange(fromDay, untilDay) <= limits.muteDays, {
      error: words.rangeTooLong,
      path: ['untilDay'],
    }),
]);
export type MuteInput = z.output<typeof muteInput>;

/** A time of day as 'HH:MM', as minutes after midnight. */
const timeOfDay = z
  .string({ error: words.timeInvalid })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: words.timeInvalid })
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** What a member wants of each kind, and when no mail or push message disturbs them. */
export const noticeSettingsInput = z.object({
  choices: z
    .array(
      z.object({
        kind: z.enum(notificationKindNames),
        mail: z.enum(mailPaces).nullish(),
        push: z.boolean(),
      }),
    )
    .max(notificationKindNames.length),
  quiet: z
    .object({ from: timeOfDay, until: timeOfDay })
    .refine(({ from, until }) => from !== until, { error: words.quietEmpty, path: ['until'] })
    .nullable(),
});
export type NoticeSettingsInput = z.output<typeof noticeSettingsInput>;

/** As `PushSubscription.toJSON()` of a browser gives it (Push API). */
export const pushSubscriptionInput = z.object({
  endpoint: z.url({ error: words.pushInvalid }).max(pushLimits.endpointMaximum),
  /** An uncompressed point of P-256: 65 bytes. */
  p256dh: z.string().regex(/^B[\w-]{86}$/, { error: words.pushInvalid }),
  /** 16 bytes. */
  auth: z.string().regex(/^[\w-]{22}$/, { error: words.pushInvalid }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;
