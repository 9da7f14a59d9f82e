/** "9:05", "09:05" and "09:05:00" are all "09:05"; anything else is no time of day. */
export function tidyTime(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?$/.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes = ''] = match;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
