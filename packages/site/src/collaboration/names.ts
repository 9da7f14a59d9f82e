import { talkWords as words } from './collaboration.en.ts';

/** 'Ann, Ben and 3 more'; `total` counts those without a name here, too. */
export function namesInLine(names: readonly string[], total: number, shown = 2): string {
  const first = names.slice(0, total <= shown + 1 ? shown + 1 : shown);
  const rest = total - first.length;
  return rest > 0 ? `${first.join(', ')} ${words.andMore(rest)}` : first.join(', ');
}
