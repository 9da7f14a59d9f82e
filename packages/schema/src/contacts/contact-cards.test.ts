import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayIn, birthdayInWords, birthdayOfCard } from './birthday.ts';
import { readContactCards } from './contact-cards.ts';
import { contactInput } from './contact.input.ts';
import { vcardsOf } from './write-vcards.ts';

const file = (name: string) =>
  readFileSync(new URL(`../families/testing/${name}.vcf`, import.meta.url), 'utf8');
const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'].join('\r\n');

describe('a file of contacts', () => {
  it('gives name, addresses, birthday and notes of an iPhone’s card', () => {
    const { people, problems } = readContactCards(file('iphone'));
    expect(people).toMatchObject([
      {
        name: 'Dr. Máire Rose O’Brien',
        emails: ['maire@example.org', 'mo@example.com'],
        birthday: '--02-29',
        notes: 'Likes tea; hates coffee, mostly.\nCalls on Sundays.',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('says line by line what it could not read', () => {
    expect(readContactCards(file('broken-middle'))).toMatchObject({
      people: [{ name: 'First Good' }, { name: 'Third Good', emails: ['third@example.org'] }],
      problems: [{ problem: 'NEVER_ENDS', text: 'Never Ended', line: 6 }],
    });
    expect(readContactCards(file('untidy')).problems).toMatchObject([
      { problem: 'BAD_BIRTHDAY', text: '1931' },
    ]);
    const text = card('FN:Ann', 'EMAIL:nobody', 'BDAY:2001-02-29', 'TZ:-0500', 'LANG:de');
    expect(readContactCards(text)).toMatchObject({
      people: [{ name: 'Ann', emails: [], birthday: '', timeZone: null, language: 'de' }],
      problems: [
        { problem: 'BAD_ADDRESS', line: 4, text: 'nobody' },
        { problem: 'BAD_BIRTHDAY', line: 5, text: '2001-02-29' },
        { problem: 'BAD_ZONE', line: 6, text: '-0500' },
      ],
    });
    expect(readContactCards('hello')).toEqual({
      people: [],
      problems: [{ problem: 'NO_CARD', line: 1, text: 'hello' }],
    });
    expect(readContactCards(card('TEL:555 0101')).problems).toMatchObject([{ problem: 'NO_NAME' }]);
  });

  it('keeps of a hostile card what is a name and an address', () => {
    const { people, problems } = readContactCards(file('hostile'));
    for (const person of people) {
      expect(contactInput.parse(person)).toEqual(person);
      expect(person.notes.length).toBeLessThanOrEqual(2000);
      expect(JSON.stringify(person.emails)).not.toMatch(/bcc/i);
    }
    expect(problems.map(({ problem }) => problem)).toEqual(['BAD_ADDRESS']);
    const long = readContactCards(card('FN:Ann', `NOTE:${'x'.repeat(20_000)}`));
    expect(long.problems).toEqual([{ problem: 'TOO_LONG', line: 1, text: 'Ann' }]);
    expect(long.people[0]?.notes).toHaveLength(2000);
  });

  it.each(['android-21', 'google', 'outlook-21', 'standard-40'])('reads %s', (name) => {
    const { people } = readContactCards(file(name));
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) expect(contactInput.parse(person)).toEqual(person);
  });

  it('written by the address book gives the same people', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    const email = fc.constantFrom('a@example.org', 'b@bücher.example');
    const people = fc.array(
      fc.record({
        ...{ name: text.filter((name) => name.trim() !== ''), relation: text, notes: text },
        emails: fc.uniqueArray(email),
        birthday: fc.constantFrom('', '--02-29', '1960-02-29', '0042-12-31'),
        timeZone: fc.constantFrom('', 'Europe/Lisbon'),
        language: fc.constantFrom('', 'de'),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(people, (drafts) => {
        const cards = drafts.flatMap((draft) => contactInput.safeParse(draft).data ?? []);
        const file = vcardsOf(cards);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
        const read = readContactCards(file);
        expect(read.people).toEqual(cards);
      }),
    );
  });

  it('gives valid people of any text, and lines that are there', () => {
    const piece = fc.constantFrom(
      ...['BEGIN:VCARD\n', 'END:VCARD\n', 'FN:', 'EMAIL:', 'a@example.org', 'BDAY:', '1604-02-29'],
      ...[
        '0000-01-01',
        '\n',
        '\r\n',
        ' ',
        '=',
        '\\n',
        ';',
        'NOTE:',
        'x'.repeat(300),
        '\u0000',
        '\u202E',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const { people, problems } = readContactCards(text);
        for (const person of people) expect(contactInput.parse(person)).toEqual(person);
        const lines = text.split(/\r\n|\n|\r/).length;
        for (const { line } of problems) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });
});

describe('the birthday of a card', () => {
  it.each([
    ['19960415', '1996-04-15'],
    ['1996-04-15', '1996-04-15'],
    ['1996-04-15T00:00:00Z', '1996-04-15'],
    ['--0415', '--04-15'],
    ['--04-15', '--04-15'],
    ['1604-02-29', '--02-29'],
    ['20010229', ''],
    ['0000-01-01', ''],
    ['around Easter', ''],
    ['', ''],
  ])('%j is %j', (value, birthday) => {
    expect(birthdayOfCard(value)).toBe(birthday);
  });

  it('is said with its year, or without, and has a day in every year', () => {
    expect(birthdayInWords('1996-04-15')).toBe('April 15, 1996');
    expect(birthdayInWords('0042-04-15')).toBe('April 15, 42');
    expect(birthdayInWords('--02-29')).toBe('February 29');
    expect(birthdayIn('--02-29', 2041)).toBe('2041-02-28');
    expect(birthdayIn('1960-02-29', 2044)).toBe('2044-02-29');
  });
});

describe('an entry', () => {
  it.each([
    ['without a name', { name: ' \u200B ' }, 'name'],
    ['with a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['with a day that does not exist', { birthday: '2001-02-29' }, 'birthday'],
    ['of the year 0', { birthday: '0000-01-01' }, 'birthday'],
    ['with something else than an address', { emails: ['a@b.example', 'x'] }, 'emails.1'],
    ['in a language that the product does not speak', { language: 'tlh' }, 'language'],
    ['with six addresses', { emails: [...'abcdef'].map((one) => `${one}@b.example`) }, 'emails'],
  ])('%s is refused', (_, fields, at) => {
    const parsed = contactInput.safeParse({ name: 'Ann', ...fields });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([at]);
  });

  it('keeps one of two spellings of a mailbox', () => {
    const emails = ['Ann@Bücher.example', 'ann@xn--bcher-kva.example', ' ann@b.example '];
    expect(contactInput.parse({ name: 'Ann', emails }).emails).toEqual([
      'Ann@bücher.example',
      'ann@b.example',
    ]);
  });
});
