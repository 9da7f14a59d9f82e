/** What the keys of a slider mean: a new value, or null for a key that is not one of them. */
export function valueByKey(
  key: string,
  value: number,
  range: { least: number; most: number; step: number; page: number },
): number | null {
  const { least, most, step, page } = range;
  const moves: Record<string, number> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + page,
    PageDown: value - page,
    Home: least,
    End: most,
  };
  const next = moves[key];
  return next === undefined ? null : Math.min(most, Math.max(least, next));
}
