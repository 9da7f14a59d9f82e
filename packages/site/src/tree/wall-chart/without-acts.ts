import type { Shape } from '#tree/chart/shape.ts';

/** On paper nothing is pressed: links, handles and rings of a box are left out. */
export function withoutActs(shape: Shape): Shape {
  const parts = (shape.in ?? []).filter(
    (part) =>
      typeof part === 'string' ||
      !(part.set && ('data-more' in part.set || 'data-connect' in part.set)),
  );
  const inner = parts.map((part) => (typeof part === 'string' ? part : withoutActs(part)));
  if (shape.tag === 'a') return { tag: 'g', in: inner };
  const set = Object.entries(shape.set ?? {}).filter(
    ([name]) => !/^(?:data-|aria-|role$|tabindex$|href$)/.test(name),
  );
  return { tag: shape.tag, set: Object.fromEntries(set), in: inner };
}
