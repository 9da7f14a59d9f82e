/** `npm run bench -- --short`: every bench runs through in seconds, and judges no speed. */
export const isShort = process.env['BENCH_SHORT'] === '1';

/** How much of something a bench takes: what its claim is about, or just enough to run through. */
export function sized(full: number, short: number): number {
  return isShort ? short : full;
}
