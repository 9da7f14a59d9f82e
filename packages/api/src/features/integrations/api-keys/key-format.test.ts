import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfKey, newApiKey } from '#features/integrations/api-keys/key-format.ts';

const kind = fc.constantFrom('personal' as const, 'service' as const);

describe('an API key', () => {
  it('names its kind in one word, and shows only its last four characters in lists', () => {
    const { secret, hint, hash } = newApiKey('personal');
    expect(secret).toMatch(/^ic_live_[0-9A-Za-z]{38}$/);
    expect(newApiKey('service').secret).toMatch(/^ic_service_[0-9A-Za-z]{38}$/);
    expect(hint).toBe(`ic_live_…${secret.slice(-4)}`);
    expect(hash).not.toContain(secret.slice(8));
  });

  it('is known by its prefix and its checksum', () => {
    fc.assert(fc.property(kind, (kind) => kindOfKey(newApiKey(kind).secret) === kind));
  });

  it('with a missing or changed character is invalid', () => {
    fc.assert(
      fc.property(kind, fc.nat(), fc.string({ minLength: 0, maxLength: 2 }), (kind, at, sign) => {
        const { secret } = newApiKey(kind);
        const place = at % secret.length;
        const broken = secret.slice(0, place) + sign + secret.slice(place + 1);
        return broken === secret || kindOfKey(broken) === null;
      }),
      { numRuns: 2000 },
    );
  });

  it('is never found in any other text, and no text makes the parser fail', () => {
    const near = fc
      .tuple(
        fc.constantFrom('ic_live_', 'ic_service_', 'ic_test_', 'IC_LIVE_', 'sk_live_', ''),
        fc.string({ unit: 'binary', maxLength: 60 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(near, fc.string({ unit: 'binary' })),
        (text) => kindOfKey(text) === null,
      ),
      { numRuns: 5000 },
    );
  });
});
