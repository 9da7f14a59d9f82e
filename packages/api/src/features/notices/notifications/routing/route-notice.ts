import {
  notificationKinds,
  notificationLimits,
  type MailPace,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import type { Temporal } from 'temporal-polyfill';
import type {
  KindChoice,
  NotificationChoices,
} from '#features/notices/notifications/notification-settings.entity.ts';
import {
  isMutedDay,
  isMutedName,
  type Mute,
} from '#features/notices/notifications/routing/mutes.ts';
import {
  firstDisturbable,
  type QuietHours,
} from '#features/notices/notifications/routing/quiet-time.ts';

/** What a member has decided about notices. */
export interface Reader {
  readonly choices: NotificationChoices;
  readonly quiet: QuietHours | null;
  /** IANA name. */
  readonly zone: string;
  readonly mutes: readonly Mute[];
}

/** Where a notice goes, and when. */
export interface Route {
  /** False for a muted one: it is kept, and shown under 'Muted'. */
  readonly inApp: boolean;
  readonly mailPace: MailPace;
  /** Null for no mail. */
  readonly mailAt: Temporal.Instant | null;
  /** Null for no push message. */
  readonly pushAt: Temporal.Instant | null;
}

const muted: Route = { inApp: false, mailPace: 'off', mailAt: null, pushAt: null };

/** Decides where one notice goes for one reader. */
export function routeNotice(
  { kind, values }: { kind: NotificationKind; values: Readonly<Record<string, string>> },
  reader: Reader,
  now: Temporal.Instant,
): Route {
  const { mutes, zone } = reader;
  if (isMutedName(mutes, values) || isMutedDay(mutes, now.toZonedDateTimeISO(zone))) return muted;
  const { mail, push } = choiceOf(reader.choices, kind);
  const mailPace = mail ?? 'off';
  return {
    inApp: true,
    mailPace,
    mailAt: mailAt(mailPace, reader, now),
    pushAt: push ? firstDisturbable(now, reader) : null,
  };
}

export function choiceOf(choices: NotificationChoices, kind: NotificationKind): KindChoice {
  const standard = notificationKinds[kind];
  const { mail, push } = choices[kind] ?? standard;
  return { mail: standard.mail === null ? null : mail, push };
}

function mailAt(pace: MailPace, reader: Reader, now: Temporal.Instant): Temporal.Instant | null {
  switch (pace) {
    case 'off':
      return null;
    case 'now':
      return firstDisturbable(now, reader);
    case 'daily':
    case 'weekly':
      return firstDisturbable(nextDigest(pace, now, reader.zone), reader);
  }
}

/** The next digest after `now`, on the reader's clock: each day, or each Monday. */
export function nextDigest(
  pace: 'daily' | 'weekly',
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone);
  const { digestHour } = notificationLimits;
  const day = here.hour < digestHour ? here.toPlainDate() : here.toPlainDate().add({ days: 1 });
  const wait = pace === 'daily' ? 0 : (8 - day.dayOfWeek) % 7;
  return day
    .add({ days: wait })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: digestHour } })
    .toInstant();
}
