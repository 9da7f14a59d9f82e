import { circumstances } from '@infinite/schema/catalogue/notifications';
import type { Temporal } from 'temporal-polyfill';

/** Of a name, or of days of every year ('03-09'), both included; a range may span New Year. */
export type Mute =
  { readonly name: string } | { readonly fromDay: string; readonly untilDay: string };

/** A name inside other text, as whole words, whatever the case, accents and spaces. */
export function namesPerson(text: string, name: string): boolean {
  const wanted = folded(name);
  return wanted !== '' && ` ${folded(text)} `.includes(` ${wanted} `);
}

/** Whether what a notice is about has a muted name. Who acted, and where, does not count. */
export function isMutedName(
  mutes: readonly Mute[],
  values: Readonly<Record<string, string>>,
): boolean {
  const subjects = Object.entries(values).filter(([key]) => !circumstances.includes(key));
  return mutes.some(
    (mute) => 'name' in mute && subjects.some(([, text]) => namesPerson(text, mute.name)),
  );
}

/** Whether this day of the reader's calendar is muted. */
export function isMutedDay(
  mutes: readonly Mute[],
  { month, day }: Pick<Temporal.ZonedDateTime, 'month' | 'day'>,
): boolean {
  const today = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return mutes.some((mute) => 'fromDay' in mute && isWithin(today, mute));
}

/** Days as 'MM-DD' sort as they follow in the year. */
function isWithin(
  day: string,
  { fromDay, untilDay }: { readonly fromDay: string; readonly untilDay: string },
): boolean {
  return fromDay <= untilDay
    ? day >= fromDay && day <= untilDay
    : day >= fromDay || day <= untilDay;
}

/** Letters and digits alone, in one case and without accents, between single spaces. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
