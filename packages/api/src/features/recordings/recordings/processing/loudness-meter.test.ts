import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LoudnessMeter,
  meterRate,
} from '#features/recordings/recordings/processing/loudness-meter.ts';

function tone(seconds: number, height: number): Buffer {
  const samples = Math.round(seconds * meterRate);
  const bytes = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) {
    bytes.writeInt16LE(Math.round(Math.sin(at / 3) * height), at * 2);
  }
  return bytes;
}

function measure(...pieces: Buffer[]) {
  const meter = new LoudnessMeter();
  for (const piece of pieces) meter.listen(piece);
  return meter.finish();
}

describe('the loudness meter', () => {
  it('draws sound where there is sound, however soft the voice', () => {
    for (const height of [400, 20_000]) {
      const { peaks, silent, seconds } = measure(tone(1, 0), tone(1, height), tone(1, 0));
      expect(silent).toBe(false);
      expect(seconds).toBe(3);
      expect(peaks).toHaveLength(60);
      expect(Math.max(...peaks.slice(0, 20), ...peaks.slice(40))).toBe(0);
      expect(Math.min(...peaks.slice(20, 40))).toBeGreaterThan(95);
    }
  });

  it('calls a quiet room silent, and one short word in it not', () => {
    expect(measure(tone(5, 20)).silent).toBe(true);
    expect(measure(tone(5, 0)).silent).toBe(true);
    expect(measure(tone(5, 20), tone(0.2, 3000)).silent).toBe(false);
    expect(measure()).toEqual({ peaks: [], silent: true, seconds: 0 });
  });

  it('gives at most 600 values of 0 to 100 for any samples cut anywhere, and always the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40_000 }), fc.nat(40_000), (bytes, cut) => {
        const data = Buffer.from(bytes);
        const whole = measure(data);
        expect(measure(data.subarray(0, cut), data.subarray(cut))).toEqual(whole);
        expect(whole.peaks.length).toBeLessThanOrEqual(600);
        expect(whole.peaks.every((peak) => peak >= 0 && peak <= 100)).toBe(true);
      }),
      { numRuns: 30 },
    );
    expect(measure(tone(3600, 9000)).peaks).toHaveLength(600);
  });
});
