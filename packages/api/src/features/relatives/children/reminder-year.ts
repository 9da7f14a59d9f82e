import { childLimits } from '@infinite/schema/catalogue/children';
import { Temporal } from 'temporal-polyfill';
import { reachesAge } from '#features/relatives/children/age.ts';

const ages = [childLimits.handOverAge, childLimits.grownAge];

/** The next birthday of which the parent is reminded, after this day; null after the last. */
export function nextReminder(
  birthday: Temporal.PlainDate,
  after: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const days = ages.map((age) => reachesAge(birthday, age));
  return days.find((day) => Temporal.PlainDate.compare(day, after) > 0) ?? null;
}
