const usual = { dateStyle: 'medium', timeStyle: 'short' } as const;
const here = new Intl.DateTimeFormat('en-GB', usual);

/** A moment by the clock of the administrator's device. */
export function momentHere(instant: string): string {
  return here.format(new Date(instant));
}

/** A moment by the clock of the place it was chosen for. */
export function momentThere(instant: string, timeZone: string): string {
  const there = new Intl.DateTimeFormat('en-GB', { ...usual, timeZone });
  return `${there.format(new Date(instant))} (${timeZone.replaceAll('_', ' ')})`;
}
