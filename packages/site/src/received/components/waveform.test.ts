import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinned } from './waveform.tsx';

describe('a waveform with fewer bars', () => {
  it('never has more than asked for, and keeps the loudest moment', () => {
    const peaks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(peaks, fc.integer({ min: 1, max: 200 }), (all, most) => {
        const bars = thinned(all, most);
        expect(bars).toHaveLength(Math.min(all.length, most));
        expect(Math.max(...bars)).toBe(Math.max(...all));
      }),
    );
  });
});
