/** Time and luck, so that a test can be both. */
export interface Chance {
  /** Runs `work` once, later; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
  /** From 0 up to, but never, 1. */
  random(): number;
}

export const browserChance: Chance = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A whole number from `from` to `to`, both of them possible. */
export function between(chance: Chance, from: number, to: number): number {
  return from + Math.floor(chance.random() * (to - from + 1));
}
