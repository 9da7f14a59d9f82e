const counts = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** 1247 → '1,247'. */
export const formatCount = (count: number): string => counts.format(count);

/** Dollars: 1247 → '$1,247', 31.95 → '$31.95'. */
export const formatDollars = (amount: number): string => dollars.format(amount);

const sizeUnits = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Decimal units, as disks are sold: 1500 → '1.5 kB'. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${sizeUnits[power]}`;
}
