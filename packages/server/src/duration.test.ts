import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDuration } from '#duration.ts';

test.each([
  ['49h', 49 * 3600],
  ['2d', 172_800],
  ['90m', 5400],
  ['1w2d3h4m5s', 788_645],
])('an operator types %s and gets that many seconds', (text, seconds) => {
  expect(parseDuration(text)?.total('seconds')).toBe(seconds);
});

test.each(['', '0h', '-5h', '5', 'h', '5y', '1.5h', ' 5h', '999999999w'])(
  'an operator types "%s" and is told that it is no span',
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test('the parts of a span add up, in any order', () => {
  const part = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.constantFrom('d', 'h', 'm', 's'));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const whole = parseDuration(parts.map(([n, unit]) => `${n}${unit}`).join(''));
      const sum = parts
        .map(([n, unit]) => parseDuration(`${n}${unit}`)?.total('seconds') ?? 0)
        .reduce((a, b) => a + b, 0);
      expect(whole?.total('seconds')).toBe(sum);
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseDuration(text)));
});
