/** The zone in which whoever sits before the screen reads moments. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
