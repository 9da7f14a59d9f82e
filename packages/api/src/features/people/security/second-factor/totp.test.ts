import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { keyUri, newSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: '12345678901234567890' in base 32; our codes are the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each(vectors)('are those of RFC 6238 at %d s', (seconds, eightDigits) => {
    expect(stepOfCode(secret, eightDigits.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-60, null],
    [-30, 'taken'],
    [0, 'taken'],
    [30, 'taken'],
    [60, null],
  ])('that come %d s off are %s', (late, outcome) => {
    const step = stepOfCode(secret, '050471', at(1111111111 + late));
    expect(step).toBe(outcome === null ? null : 37037037);
  });

  it.each(['', '05047', '0504711', '050472', 'abcdef', '٠٥٠٤٧١', '-50471'])('are not %j', (text) =>
    expect(stepOfCode(secret, text, at(1111111111))).toBeNull(),
  );

  it('come from 160 random bits, which the app reads from a URI', () => {
    const made = newSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(made);
    const uri = new URL(keyUri(made, 'ann@example.org'));
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Infinite Connections',
      secret: made,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // What a QR code holds.
    expect(keyUri(made, `${'ä'.repeat(200)}@example.org`).length).toBeLessThanOrEqual(213);
  });
});
