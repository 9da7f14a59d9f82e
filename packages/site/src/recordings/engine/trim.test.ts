import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTrim, storedTrim, trimOf, wholeTake } from './trim.ts';

describe('a trim', () => {
  it('is stored as nothing where nothing was cut', () => {
    expect(storedTrim(wholeTake(9000), 9000)).toEqual({ trimStartMs: null, trimEndMs: null });
    expect(storedTrim({ startMs: 100, endMs: 9000 }, 9000)).toEqual({
      trimStartMs: 100,
      trimEndMs: null,
    });
  });

  it('that no longer fits the recording is none', () => {
    expect(trimOf({ trimStartMs: 8000, trimEndMs: null }, 5000)).toEqual(wholeTake(5000));
  });

  it('never turns round, never leaves the take, and survives being stored', () => {
    const move = fc.record({
      end: fc.constantFrom('start' as const, 'end' as const),
      to: fc.integer(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.array(move), (durationMs, moves) => {
        const trim = moves.reduce(
          (now, { end, to }) => moveTrim(now, end, to, durationMs),
          wholeTake(durationMs),
        );
        expect(trim.startMs).toBeGreaterThanOrEqual(0);
        expect(trim.endMs).toBeLessThanOrEqual(durationMs);
        expect(trim.endMs - trim.startMs).toBeGreaterThanOrEqual(Math.min(500, durationMs));
        expect(trimOf(storedTrim(trim, durationMs), durationMs)).toEqual(trim);
      }),
    );
  });
});
