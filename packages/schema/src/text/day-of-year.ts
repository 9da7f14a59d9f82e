/** 'May 4' of '2027-05-04'; empty for what is no day. */
export function dayOfYear(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
