import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryPathOf, safePath } from '#features/tree/gedcom/archive/entry-path.ts';

describe('a name in an archive', () => {
  it.each([
    ['media/a.jpg', 'media/a.jpg'],
    ['./media//a.jpg', 'media/a.jpg'],
    ['Größe ë.jpg', 'Größe ë.jpg'],
    ['My%20photo.jpg', 'My photo.jpg'],
  ])('leads inside: %s', (payload, path) => {
    expect(entryPathOf(payload)).toEqual({ kind: 'inside', path });
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', '%2e%2e/a', 'C:\\a.jpg', 'a\\b', '', 'a\0b', '..'])(
    'is refused: %j',
    (payload) => {
      expect(entryPathOf(payload).kind).toBe('refused');
    },
  );

  it.each(['file:///etc/passwd', 'https://example.org/a.jpg', 'HTTP://x', 'data:text/plain,x'])(
    'is an address that nobody opens: %s',
    (payload) => {
      expect(entryPathOf(payload)).toEqual({ kind: 'address' });
    },
  );

  it('never leads out, whatever it says', () => {
    const step = fc.constantFrom('..', '.', '', 'C:', 'a', '%2e', '%2f', '/', '\\', 'b.jpg');
    fc.assert(
      fc.property(fc.array(step), fc.boolean(), (steps, isPayload) => {
        const at = (isPayload ? entryPathOf : safePath)(steps.join('/'));
        if (at.kind !== 'inside') return;
        expect(at.path).not.toMatch(/^\/|\\|^[a-z]:/i);
        expect(at.path.split('/')).not.toContain('..');
      }),
    );
  });
});
