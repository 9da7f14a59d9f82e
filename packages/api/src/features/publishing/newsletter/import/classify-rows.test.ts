import { importLimits, importRowStates } from '@infinite/schema/catalogue/newsletter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyRows, countStates, type KnownAddresses } from './classify-rows.ts';
import { readImportFile } from './import-file.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const read = (text: string) => readImportFile(base64(text), null);
const nobody: KnownAddresses = new Map();
const statesOf = (text: string, known = nobody) =>
  classifyRows(read(text).rows, known).map(({ state }) => state);

describe('the columns of an import', () => {
  it.each([
    ['E-Mail,Name\na@example.org,A', { email: 0, language: null, consentedOn: null, status: null }],
    [
      'name;email address;locale;Signed up at;status\nA;a@example.org;de;2020-05-01;subscribed',
      { email: 1, language: 2, consentedOn: 3, status: 4 },
    ],
    ['Who,Where\nAnn,a@example.org', { email: 1, language: null, consentedOn: null, status: null }],
    [
      'Ann,a@example.org\nBo,b@example.org',
      { email: 1, language: null, consentedOn: null, status: null },
    ],
  ])('are guessed for %j', (text, columns) => {
    expect(read(text).columns).toEqual(columns);
  });

  it('have no header when the first row holds an address', () => {
    expect(read('a@example.org\nb@example.org').rows.map(({ row }) => row)).toEqual([1, 2]);
    expect(read('Email\na@example.org').rows.map(({ row }) => row)).toEqual([2]);
  });

  it('are refused when the file has no such column', () => {
    const columns = { email: 4, language: null, consentedOn: null, status: null };
    expect(() => readImportFile(base64('Email\na@example.org'), columns)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });

  it.each(['Email\n', 'Name\nAnn\n'])('are refused without addresses: %j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });

  it('are refused beyond the rows of an import', () => {
    const lines = Array.from({ length: importLimits.rows + 1 }, (_, row) => `r${row}@example.org`);
    expect(() => read(lines.join('\n'))).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
    expect(read(lines.slice(1).join('\n')).rows).toHaveLength(importLimits.rows);
  });
});

describe('the rows of an import', () => {
  it('are new, known, left, suppressed, invalid or twice there', () => {
    const known: KnownAddresses = new Map([
      ['known@example.org', 'KNOWN'],
      ['left@example.org', 'UNSUBSCRIBED'],
      ['spam@example.org', 'SUPPRESSED'],
    ]);
    const addresses = ['new', 'known', 'left', 'spam'].map((name) => `${name}@example.org`);
    const text = ['Email', ...addresses, 'no address', 'NEW@Example.org'].join('\n');
    expect(statesOf(text, known)).toEqual([
      'NEW',
      'KNOWN',
      'UNSUBSCRIBED',
      'SUPPRESSED',
      'INVALID',
      'DUPLICATE',
    ]);
  });

  it.each(['=cmd()@example.org', '+a@example.org', '-a@example.org', '@a@example.org'])(
    'that a spreadsheet would run are invalid: %s',
    (cell) => {
      expect(statesOf(`Email,Name\n${cell},Ann`)).toEqual(['INVALID']);
    },
  );

  it('take back the apostrophe that our own export puts before such a cell', () => {
    expect(read(`Email\n'+a@example.org`).rows[0]).toMatchObject({ key: '+a@example.org' });
  });

  it.each(['UNSUBSCRIBED', 'Cleaned', 'bounced', 'false', 'opt-out', 'SUPPRESSED', 'PENDING'])(
    'that are %s elsewhere are not subscribed, in whichever row that stands',
    (status) => {
      const text = `Email,Status\na@example.org,active\na@example.org,${status}`;
      expect(statesOf(text)).toEqual(['UNSUBSCRIBED', 'DUPLICATE']);
    },
  );

  it.each(['subscribed', 'active', 'true', '', 'November'])(
    'that are %j elsewhere are',
    (status) => {
      expect(statesOf(`Email,Status\na@example.org,${status}`)).toEqual(['NEW']);
    },
  );

  it('have a day of consent of their own, if it is a day', () => {
    const days = ['2020-05-01', '2020-05-01T10:00:00Z', '2020-02-31', '1 May 2020', ''];
    const lines = days.map((day, row) => `r${row}@example.org,${day}`);
    const { rows } = read(['Email,Joined', ...lines].join('\n'));
    expect(rows.map(({ consentedOn }) => consentedOn)).toEqual([
      '2020-05-01',
      '2020-05-01',
      null,
      null,
      null,
    ]);
  });

  it('hold at most one new row of an address, and none that has left', () => {
    const address = fc.constantFrom('a', 'A', 'b', 'c', '=d').map((name) => `${name}@example.org`);
    const row = fc.tuple(address, fc.constantFrom('active', 'unsubscribed', ''));
    const state = fc.constantFrom('KNOWN' as const, 'UNSUBSCRIBED' as const, 'SUPPRESSED' as const);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.dictionary(fc.constantFrom('a@example.org', 'b@example.org'), state),
        (lines, stored) => {
          const known = new Map(Object.entries(stored));
          const text = ['Email,Status', ...lines.map((cells) => cells.join())].join('\n');
          const classified = classifyRows(read(text).rows, known);
          const fresh = classified.flatMap(({ row, state }) => (state === 'NEW' ? row : []));
          expect(new Set(fresh.map(({ key }) => key)).size).toBe(fresh.length);
          const left = lines.flatMap(([email, status]) =>
            status === 'unsubscribed' ? email.toLowerCase() : [],
          );
          for (const { key } of fresh) {
            expect(known.has(key ?? '')).toBe(false);
            expect(left).not.toContain(key);
          }
          const counts = countStates(classified);
          const total = importRowStates.reduce((sum, each) => sum + counts[each], 0);
          expect(total).toBe(lines.length);
        },
      ),
    );
  });
});
