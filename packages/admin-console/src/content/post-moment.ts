const usual = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** A moment by the clock of the place it was chosen for. */
export function momentThere(instant: string, timeZone: string): string {
  const there = new Intl.DateTimeFormat('en-GB', { ...usual, timeZone });
  return `${there.format(new Date(instant))} (${timeZone.replaceAll('_', ' ')})`;
}
