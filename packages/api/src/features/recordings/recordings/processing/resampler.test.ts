import { describe, expect, test } from 'vitest';
import { Resampler } from '#features/recordings/recordings/processing/resampler.ts';

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  );

function resampled(samples: Float32Array, from: number, pieces: number): Float32Array {
  const resampler = new Resampler(from, 16_000);
  const output: number[] = [];
  for (let at = 0; at < samples.length; at += pieces) {
    output.push(...resampler.push(samples.subarray(at, at + pieces)));
  }
  output.push(...resampler.finish());
  return Float32Array.from(output);
}

/** Away from the ends, where the filter looks at nothing. */
const largest = (values: Float32Array) =>
  values.subarray(200, -200).reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe.each([8000, 16_000, 22_050, 44_100, 48_000])('sound at %i samples a second', (rate) => {
  test('keeps a tone, its place and its length', () => {
    const output = resampled(tone(440, rate, 1), rate, 1001);
    expect(Math.abs(output.length - 16_000)).toBeLessThanOrEqual(1);
    const wanted = tone(440, 16_000, 1);
    expect(largest(output.map((value, at) => value - (wanted[at] ?? 0)))).toBeLessThan(0.01);
  });

  test('comes out the same in whatever pieces it comes', () => {
    const whole = resampled(tone(440, rate, 0.2), rate, rate);
    const pieces = resampled(tone(440, rate, 0.2), rate, 37);
    expect(pieces).toHaveLength(whole.length);
    expect(largest(pieces.map((value, at) => value - (whole[at] ?? 0)))).toBeLessThan(1e-4);
  });
});

test('a tone that the lower rate cannot hold is removed', () => {
  expect(largest(resampled(tone(12_000, 48_000, 1), 48_000, 4800))).toBeLessThan(0.01);
});
