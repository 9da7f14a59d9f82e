const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Decimal units: 1500 → '1.5 kB'. */
export function bytesInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${units[power]}`;
}

/** '5 minutes', '3 hours' or '2 days'. */
export function ageInWords(seconds: number): string {
  const [count, unit] =
    seconds < 3600
      ? [Math.round(seconds / 60), 'minute']
      : seconds < 48 * 3600
        ? [Math.round(seconds / 3600), 'hour']
        : [Math.round(seconds / 86_400), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
