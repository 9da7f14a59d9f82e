/** An AGE payload of GEDCOM 7: `> 25y 3m`. Parts are independent counts: `1y 30m` is allowed. */
export interface Age {
  /** Less than, or more than, the age that is named. */
  readonly bound: '<' | '>' | null;
  readonly years: number | null;
  readonly months: number | null;
  readonly weeks: number | null;
  readonly days: number | null;
}

const pattern = /^(?:([<>]) ?)?(?:(\d{1,6})y)?(?: ?(\d{1,6})m)?(?: ?(\d{1,6})w)?(?: ?(\d{1,6})d)?$/;

/** Reads an AGE payload; null when it is not one. Spaces between parts may be missing. */
export function parseAge(payload: string): Age | null {
  const text = payload.trim();
  const match = pattern.exec(text);
  if (!match || !/\d/.test(text)) return null;
  const [, bound, ...parts] = match;
  const [years = null, months = null, weeks = null, days = null] = parts.map((part) =>
    part === undefined ? null : Number(part),
  );
  return { bound: bound === '<' || bound === '>' ? bound : null, years, months, weeks, days };
}

/** The payload that says `age`; the inverse of `parseAge` for payloads with single spaces. */
export function printAge({ bound, years, months, weeks, days }: Age): string {
  const parts: [number | null, string][] = [
    [years, 'y'],
    [months, 'm'],
    [weeks, 'w'],
    [days, 'd'],
  ];
  const counted = parts.flatMap(([count, unit]) => (count === null ? [] : [`${count}${unit}`]));
  return [...(bound ? [bound] : []), ...counted].join(' ');
}

/** The age in years, for comparing; months count a twelfth, weeks 7 of 365.25 days. */
export function yearsOfAge({ years, months, weeks, days }: Age): number {
  return (years ?? 0) + (months ?? 0) / 12 + ((weeks ?? 0) * 7 + (days ?? 0)) / 365.25;
}
