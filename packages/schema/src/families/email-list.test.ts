import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmailAddress } from '#accounts/email-address.ts';
import { familyWords as words } from '#words/families.en.ts';
import { readEmailList } from './email-list.ts';

const people = (text: string) =>
  readEmailList(text).people.map(({ name, email }) => (name ? `${name} <${email}>` : email));

describe('a pasted list', () => {
  it.each([
    ['a@example.org', ['a@example.org']],
    [
      'a@example.org, b@example.org; c@example.org',
      ['a@example.org', 'b@example.org', 'c@example.org'],
    ],
    ['a@example.org\r\n\r\n b@example.org ', ['a@example.org', 'b@example.org']],
    ['Ann Baker <ann@example.org>', ['Ann Baker <ann@example.org>']],
    [
      '"Baker, Ann" <ann@example.org>, b@example.org',
      ['Baker, Ann <ann@example.org>', 'b@example.org'],
    ],
    ['Baker, Ann <ann@example.org>', ['Ann Baker <ann@example.org>']],
    ['Ann Baker\tann@example.org', ['Ann Baker <ann@example.org>']],
    ['Ann Baker ann@example.org.', ['Ann Baker <ann@example.org>']],
    ['mailto:ann@example.org', ['ann@example.org']],
    ['ANN@Example.ORG', ['ANN@example.org']],
    ['Jos\u00e9 <jose\u0301@example.org>', ['Jos\u00e9 <jos\u00e9@example.org>']],
    ['<script>alert(1)</script> <eve@example.org>', []],
    ['', []],
  ])('%j', (text, expected) => expect(people(text)).toEqual(expected));

  it('says what it left out, and why', () => {
    const { people, left } = readEmailList(
      'ann@example.org\nhello there\nAnn@EXAMPLE.org\nx@localhost\neve@example.org\\r\\nBcc: all@x',
    );
    expect(people).toEqual([{ name: '', email: 'ann@example.org' }]);
    expect(left).toEqual([
      { text: 'hello there', why: words.notAnAddress },
      { text: 'Ann@EXAMPLE.org', why: words.twice },
      { text: 'x@localhost', why: words.notAnAddress },
      { text: 'eve@example.org\\r\\nBcc: all@x', why: words.notAnAddress },
    ]);
  });

  it('gives addresses that mail can be sent to, each once, of any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.constantFrom(
        '<',
        '>',
        '"',
        ',',
        ';',
        '\n',
        '\t',
        '@',
        'BEGIN:VCARD\n',
        'EMAIL:',
        '=',
        '\\',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { people, left } = readEmailList(pieces.join(''));
        for (const { name, email } of people) {
          expect(parseEmailAddress(email)).toBe(email);
          expect(name).not.toMatch(/[\p{Cc}<>"]/u);
          expect(Array.from(name).length).toBeLessThanOrEqual(80);
        }
        const keys = people.map(({ email }) => email.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        for (const { text } of left) expect(Array.from(text).length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('loses none of the addresses that are there', () => {
    const separator = fc.constantFrom(', ', ';', '\n', '\r\n', '\t', ',\n');
    const address = fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z]{1,12}$/))
      .map(([local, domain]) => `${local}@${domain}.example`);
    const entries = fc.uniqueArray(address, { maxLength: 20 });
    fc.assert(
      fc.property(entries, separator, (addresses, between) => {
        expect(people(addresses.join(between))).toEqual(addresses);
      }),
    );
  });
});

describe('a file of contacts', () => {
  const file = (name: string) =>
    readFileSync(new URL(`./testing/${name}.vcf`, import.meta.url), 'utf8');

  it.each([
    ['iphone', ['Dr. M\u00e1ire Rose O\u2019Brien <maire@example.org>'], 0],
    ['outlook-21', ['J\u00f6rg M\u00fcller <joerg@example.de>'], 0],
    ['google', ['Kofi Mensah <kofi.mensah@example.net>', 'only-an-address@example.net'], 1],
    ['android-21', ['\u0141ucja Nowak <lucja@example.pl>'], 0],
    ['standard-40', ['Aisha bint Yusuf <aisha@example.com>'], 0],
  ])('%s', (name, expected, left) => {
    const list = readEmailList(file(name));
    expect(people(file(name))).toEqual(expected);
    expect(list.left).toHaveLength(left);
  });

  it('of several cards is read card by card, a broken one named', () => {
    const text = file('broken-middle');
    const { people, left } = readEmailList(text);
    expect(people.length + left.length).toBe(3);
  });

  it('that is hostile adds nobody', () => {
    const { people, left } = readEmailList(file('hostile'));
    expect(people).toEqual([]);
    expect(left).toHaveLength(1);
  });

  it('without an address says whose card that is', () => {
    expect(readEmailList(file('untidy'))).toEqual({
      people: [],
      left: [{ text: 'Grandpa Joe Baker', why: words.notAnAddress }],
    });
  });
});
