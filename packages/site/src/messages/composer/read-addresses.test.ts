import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

describe('pasted addresses', () => {
  it('reads names and addresses from a mail header', () => {
    const { people } = readAddresses('Ana Silva <ana@example.org>, "Rui" <rui@example.org>');
    expect(people).toEqual([
      { name: 'Ana Silva', email: 'ana@example.org' },
      { name: 'Rui', email: 'rui@example.org' },
    ]);
  });

  it('reads lines of a spreadsheet, family names first or apart', () => {
    const { people, unread } = readAddresses(
      'Ana\tana@example.org\nSilva, Eva <eva@example.org>\nLeo, leo@example.org',
    );
    expect(people.map((person) => person.name)).toEqual(['Ana', 'Eva Silva', 'Leo']);
    expect(unread).toEqual([]);
  });

  it('takes a name from the address when there is none', () => {
    expect(readAddresses('mary-ann.lee@example.org').people[0]?.name).toBe('Mary Ann Lee');
  });

  it('keeps one of two equal addresses and shows what it could not read', () => {
    const { people, unread } = readAddresses('ana@example.org; ANA@example.org; grandma');
    expect(people).toHaveLength(1);
    expect(unread).toEqual(['grandma']);
  });

  it('finds every address again, whatever separates them', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const person = fc.record({
      name: word,
      email: fc.tuple(word, word).map(([a, b]) => `${a}@${b}.org`),
    });
    const separator = fc.constantFrom(', ', '; ', '\n', '\r\n', ' ,\n');
    fc.assert(
      fc.property(
        fc.uniqueArray(person, { selector: (one) => one.email, maxLength: 30 }),
        separator,
        (people, between) => {
          const text = people.map((one) => `${one.name} <${one.email}>`).join(between);
          expect(readAddresses(text)).toEqual({ people, unread: [] });
        },
      ),
    );
  });

  it('survives any text, and takes no address that is not in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { email } of readAddresses(text).people) expect(text).toContain(email);
      }),
    );
  });
});
