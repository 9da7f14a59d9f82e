import type { View } from './view.ts';

export interface Motion {
  /** Goes to another view in a moment; at once where the reader wants no motion. */
  readonly to: (from: View, to: View) => void;
  readonly stop: () => void;
}

const milliseconds = 180;

/** @param apply shows a view */
export function createMotion(apply: (view: View) => void): Motion {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  return {
    stop,
    to(from, to) {
      stop();
      if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
      if (still.matches) {
        apply(to);
        return;
      }
      const start = performance.now();
      const go = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / milliseconds);
        const eased = 1 - (1 - part) ** 3;
        apply(part === 1 ? to : between(from, to, eased));
        if (part < 1) frame = requestAnimationFrame(go);
      };
      frame = requestAnimationFrame(go);
    },
  };
}

/** The scale changes by equal factors, and the middle moves with it. */
function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const done = from.scale === to.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done };
}
