import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRange, isKnownTo, rangeStands } from '#platform/http/byte-range.ts';

describe('the answer to a Range header', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-', { kind: 'part', start: 0, end: 1000 }],
    ['bytes=0-0', { kind: 'part', start: 0, end: 1 }],
    ['bytes=500-9999', { kind: 'part', start: 500, end: 1000 }],
    ['bytes=-10', { kind: 'part', start: 990, end: 1000 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 1000 }],
    ['BYTES= 7-8', { kind: 'part', start: 7, end: 9 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=9-3', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=a-b', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['seconds=0-1', { kind: 'whole' }],
  ])('%s of 1000 bytes', (header, expected) => {
    expect(answerRange(header, 1000)).toEqual(expected);
  });

  it('lies within the length for any header', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,22}-\d{0,22}$/)),
        fc.nat(),
        (header, length) => {
          const answer = answerRange(header, length);
          if (answer.kind !== 'part') return;
          expect(answer.start).toBeGreaterThanOrEqual(0);
          expect(answer.end).toBeGreaterThan(answer.start);
          expect(answer.end).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});

describe('conditions', () => {
  it('keep a range only for the same representation', () => {
    expect(rangeStands(undefined, '"a"')).toBe(true);
    expect(rangeStands('"a"', '"a"')).toBe(true);
    expect(rangeStands('"b"', '"a"')).toBe(false);
    expect(rangeStands('W/"a"', '"a"')).toBe(false);
    expect(rangeStands('Sat, 01 Jan 2050 00:00:00 GMT', '"a"')).toBe(false);
  });

  it('know what the browser has', () => {
    expect(isKnownTo('"x", W/"a"', '"a"')).toBe(true);
    expect(isKnownTo('*', '"a"')).toBe(true);
    expect(isKnownTo('"b"', '"a"')).toBe(false);
    expect(isKnownTo(undefined, '"a"')).toBe(false);
  });
});
