import { isShort } from './size.ts';

/**
 * One measured claim against its bar, as the last line of a bench. The short form runs a bench
 * through without judging it.
 */
export function verdict(claim: string, ratio: number, bar: { min?: number; max?: number }): void {
  const good = ratio >= (bar.min ?? -Infinity) && ratio <= (bar.max ?? Infinity);
  const wanted = bar.min === undefined ? `at most ${bar.max}` : `at least ${bar.min}`;
  const sign = isShort ? '·' : good ? '✓' : '✗';
  const judged = isShort ? 'not judged in the short form' : wanted;
  process.stdout.write(`${sign} ${claim}: ${ratio.toFixed(2)} × (${judged})\n`);
}

/** The middle of the measured values: machines pause. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
