import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactInput, type ContactCard } from './contact.input.ts';
import { duplicatesAmong, foldedName, matcherOf } from './duplicate-contacts.ts';
import { mergedCard } from './merged-card.ts';

const addresses = [
  'tom@example.org',
  'TOM@Example.org',
  'ida@bücher.example',
  'ida@xn--bcher-kva.example',
];
const person = fc.record({
  name: fc.constantFrom('Tom Baker', 'Baker, Tom', 'Ída Ólson', 'Ida Olson', ''),
  emails: fc.uniqueArray(fc.constantFrom(...addresses), { maxLength: 3 }),
});
const people = (length = 12) => fc.array(person, { maxLength: length });

describe('duplicates in an address book', () => {
  it('are found by an address in any spelling, and by the name where one address is known', () => {
    const book = [
      { name: 'Tom Baker', emails: ['tom@example.org'] },
      { name: 'Uncle', emails: ['other@example.org', 'TOM@EXAMPLE.ORG'] },
      { name: 'Olson, Ida', emails: [] },
      { name: 'Ída Ólson', emails: ['ida@example.org'] },
      { name: 'Jo Field', emails: ['jo@example.org'] },
      { name: 'Jo Field', emails: ['jo.field@example.org'] },
      { name: 'The uncle', emails: ['other@example.org'] },
      { name: 'A', emails: ['a@bücher.example'] },
      { name: 'B', emails: ['a@xn--bcher-kva.example'] },
    ];
    const at = (...places: number[]) => places.map((place) => book[place]);
    expect(duplicatesAmong(book)).toEqual([at(0, 1, 6), at(2, 3), at(7, 8)]);
  });

  it('put nobody into two groups and nobody alone into one', () => {
    fc.assert(
      fc.property(people(), (book) => {
        const groups = duplicatesAmong(book);
        const all = groups.flat();
        expect(new Set(all).size).toBe(all.length);
        expect(groups.every(({ length }) => length > 1)).toBe(true);
        expect(all.every((one) => book.includes(one))).toBe(true);
      }),
    );
  });

  it('are known to a matcher as the same person once they are in the book', () => {
    fc.assert(
      fc.property(people(), person, (book, one) => {
        const matcher = matcherOf(book);
        if (foldedName(one.name) === '' && one.emails.length === 0) return;
        matcher.add(one);
        expect(matcher.find(one)?.how).toBe('same');
      }),
    );
  });

  it('are left to the reader where only the name or only the address is the same', () => {
    const { find } = matcherOf([
      { name: 'Ida Olson', emails: [] },
      { name: 'Tom Baker', emails: ['tom@example.org'] },
    ]);
    expect(find({ name: 'Ida Olson', emails: ['ida@example.org'] })?.how).toBe('likely');
    expect(find({ name: 'Anna Baker', emails: ['Tom@example.org'] })?.how).toBe('likely');
    expect(find({ name: 'Tom Baker', emails: ['another@example.org'] })).toBeNull();
    expect(find({ name: 'baker,  TOM', emails: [] })?.how).toBe('same');
  });

  it('in a book of 5,000 are found without comparing each with each', () => {
    const book = Array.from({ length: 5000 }, (_, index) => ({
      name: `Person ${index}`,
      emails: [`person${index % 4999}@example.org`],
    }));
    expect(duplicatesAmong(book)).toEqual([[book[0], book[4999]]]);
  });
});

const card = fc
  .record({
    ...{ name: fc.constantFrom('Tom', 'Ida'), relation: fc.constantFrom('', 'uncle') },
    emails: fc.uniqueArray(fc.constantFrom(...addresses, 'c@example.org', 'd@example.org')),
    birthday: fc.constantFrom('', '--02-29', '1960-02-29', '1961-03-01'),
    timeZone: fc.constantFrom('', 'Europe/Lisbon'),
    language: fc.constantFrom('', 'de'),
    notes: fc.constantFrom('', 'tea', 'coffee', 'x'.repeat(2000)),
  })
  .map((fields): ContactCard => contactInput.parse(fields));

describe('a merged entry', () => {
  it('is itself an entry, keeps what the first one says, and loses no field that one of them knows', () => {
    fc.assert(
      fc.property(card, fc.array(card, { maxLength: 9 }), (first, others) => {
        const merged = mergedCard(first, others);
        expect(contactInput.parse(merged)).toEqual(merged);
        expect(merged.emails[0]).toBe([first, ...others].flatMap(({ emails }) => emails)[0]);
        for (const field of ['name', 'relation', 'timeZone', 'language'] as const) {
          const known = [first, ...others].map((one) => one[field]).filter(Boolean);
          expect(merged[field] || undefined).toBe(known[0]);
        }
        expect(merged.birthday === '').toBe([first, ...others].every((one) => !one.birthday));
      }),
    );
  });

  it('gains the year of a birthday from the one that knows it', () => {
    const of = (birthday: string) => contactInput.parse({ name: 'Ida', birthday });
    expect(mergedCard(of('--02-29'), [of('1960-03-01'), of('1960-02-29')]).birthday).toBe(
      '1960-02-29',
    );
    expect(mergedCard(of('--02-28'), [of('1960-02-29')]).birthday).toBe('--02-28');
  });
});
