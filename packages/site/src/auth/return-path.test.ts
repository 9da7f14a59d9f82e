import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each([
    ['/schedule-message', '/schedule-message'],
    ['/dashboard?tab=a b#c', '/dashboard?tab=a%20b#c'],
    ['/a/../b', '/b'],
  ])('keeps a path of this site: %s', (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    ' /dashboard',
    null,
    undefined,
    7,
    `/${'a'.repeat(2000)}`,
  ])('refuses %j', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '@', ':', '\t', '\n', '\0', '?', '#'),
        fc.constantFrom('evil.example', 'https:', 'javascript:', '%2e'),
        fc.string({ maxLength: 3, unit: 'binary' }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => `/${parts.join('')}`);

  it('never leads off the site, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (value) => {
        const path = safeReturnPath(value);
        if (path === null) return;
        expect(new URL(path, 'https://family.example/some/page').origin).toBe(
          'https://family.example',
        );
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 20_000 },
    );
  });

  it('gives the same again when it reads its own answer', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const path = safeReturnPath(value);
        if (path !== null && path.length <= 2000) expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
