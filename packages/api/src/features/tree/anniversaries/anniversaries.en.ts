/** Sentences about days that return every year, in calendars, on pages and in mails. */
export const anniversaryWords = {
  birthday: (name: string) => `${name}’s birthday`,
  wedding: (one: string, other: string) => `Wedding anniversary of ${one} and ${other}`,
  remembrance: (name: string) => `In memory of ${name}`,
  born: (year: number) => `Born in ${year}.`,
  married: (year: number) => `Married in ${year}.`,
  died: (year: number) => `Died on this day in ${year}.`,
  someone: 'Someone in the tree',
} as const;
