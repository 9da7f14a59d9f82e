import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOf, withCountedLinks } from './counted-links.ts';
import { placeholders } from './placeholders.ts';

const mail =
  `<a href="https://a.example/?x=1&amp;y=2">one</a><a class="b" href="https://b.example/">two</a>` +
  `<a href="https://b.example/">again</a><a href="mailto:a@example.org">mail</a>` +
  `<img src="https://c.example/x.png"><a href="${placeholders.unsubscribe}">leave</a>`;

describe('the links of a mail that count', () => {
  it('are the addresses of its anchors, once each, in order', () => {
    expect(linksOf(mail)).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/']);
  });

  it('replace those addresses and nothing else', () => {
    const counted = withCountedLinks(
      mail,
      linksOf(mail),
      (index) => `https://own.example/${index}`,
    );
    expect([...counted.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'https://own.example/0',
      'https://own.example/1',
      'https://own.example/1',
      'mailto:a@example.org',
      'https://c.example/x.png',
      placeholders.unsubscribe,
    ]);
  });

  it('leave an issue of an earlier release, which stored no links, as it is', () => {
    expect(withCountedLinks(mail, [], () => 'https://own.example/')).toBe(mail);
  });

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withCountedLinks(text, [], () => '')).toBe(text);
        expect(withCountedLinks(mail + text, linksOf(mail + text), () => 'x')).not.toContain(
          'https://a.example',
        );
      }),
    );
  });
});
