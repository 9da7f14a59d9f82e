import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the slug of an article', () => {
  it.each([
    [
      'Eternal Communication: Record and Share Lasting Memories',
      'eternal-communication-record-and-share-lasting-memories',
    ],
    ['  --What’s   left?  ', 'what-s-left'],
    ['100% Grandma & Co.', '100-grandma-co'],
    ['Café für Omas Enkel', 'café-für-omas-enkel'],
    ['Η φωνή της γιαγιάς', 'η-φωνή-της-γιαγιάς'],
    ['祖母の声', '祖母の声'],
    ['दादी की आवाज़', 'दादी-की-आवाज़'.normalize('NFC')],
    ['صوت جدتي', 'صوت-جدتي'],
    ['🌳❤️…', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a/b?c#d%2e', 'a-b-c-d-2e'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('of any plain title is what the documented rule says', () => {
    const documented = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (title) => {
        expect(slugOf(title)).toBe(documented(title) || 'article');
      }),
    );
  });

  it('is never empty, is one path segment, and is its own slug, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u);
        expect(slug).not.toContain('--');
        expect(slug.endsWith('-')).toBe(false);
        expect(slugOf(slug)).toBe(slug);
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }),
      { numRuns: 500 },
    );
  });
});
