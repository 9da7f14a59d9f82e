/** One measured claim against its bar, as the last line of a bench. */
export function verdict(claim: string, ratio: number, bar: { min?: number; max?: number }): void {
  const good = ratio >= (bar.min ?? -Infinity) && ratio <= (bar.max ?? Infinity);
  const wanted = bar.min === undefined ? `at most ${bar.max}` : `at least ${bar.min}`;
  process.stdout.write(`${good ? '✓' : '✗'} ${claim}: ${ratio.toFixed(2)} × (${wanted})\n`);
}

/** The middle of the measured values: machines pause. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
