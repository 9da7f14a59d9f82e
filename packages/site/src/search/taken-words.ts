/** When an item was taken, as `SearchHit.taken` says it, for readers: '1970s', '1978', 'June 1978'. */
export function takenWords(taken: string): string {
  if (!/^\d{4}-\d\d/.test(taken)) return taken;
  const [year = 0, month = 1, day = 1] = taken.slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year);
  return new Intl.DateTimeFormat('en-US', {
    ...({ year: 'numeric', month: 'long', timeZone: 'UTC' } as const),
    ...(taken.length > 7 ? { day: 'numeric' } : {}),
  }).format(date);
}
