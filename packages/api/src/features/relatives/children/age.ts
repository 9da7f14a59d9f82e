import { Temporal } from 'temporal-polyfill';

/**
 * The day on which somebody reaches an age. Who was born on February 29 reaches it on March 1 of a
 * year without one: a child is protected a day longer rather than a day less.
 */
export function reachesAge(birthday: Temporal.PlainDate, age: number): Temporal.PlainDate {
  const day = birthday.add({ years: age });
  return day.day === birthday.day ? day : day.add({ days: 1 });
}

/** In whole years; below 0 for a birthday that is still to come. */
export function ageOn(birthday: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const years = day.year - birthday.year;
  return Temporal.PlainDate.compare(reachesAge(birthday, years), day) > 0 ? years - 1 : years;
}
