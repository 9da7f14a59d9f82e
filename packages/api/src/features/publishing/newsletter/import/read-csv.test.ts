import { importLimits } from '@infinite/schema/catalogue/newsletter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { readCsv } from './read-csv.ts';

const mark = '\uFEFF';
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text, 'utf8'),
  'UTF-8 with a mark': (text) => Buffer.from(mark + text, 'utf8'),
  'UTF-16 little-endian with a mark': (text) => Buffer.from(mark + text, 'utf16le'),
  'UTF-16 big-endian with a mark': (text) => Buffer.from(mark + text, 'utf16le').swap16(),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const cell = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replaceAll(/[\0-\x08\x0B-\x1F\uFEFF]/g, ''));
const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });

describe('reading a CSV file', () => {
  it('gives every cell as it was written, in each encoding, with each mark between cells', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom(...Object.values(encodings)),
        (rows, delimiter, end, encode) => {
          // A line of its own begins it, so that no encoding is guessed from any first letter.
          const all = [['Email', 'Name', 'Note'], ...rows];
          const text = all.map((cells) => cells.map(quoted).join(delimiter)).join(end);
          const written = all.filter((cells) => cells.some((cell) => cell.trim() !== ''));
          expect(readCsv(encode(text))).toEqual(written);
        },
      ),
    );
  });

  it('of any bytes at all gives rows or a refusal', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(readCsv(Buffer.from(bytes)).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });

  it('takes what a spreadsheet writes in Windows-1252', () => {
    const file = Buffer.from('Name;Email\nJos\xe9;jose@example.org\n', 'latin1');
    expect(readCsv(file)[1]).toEqual(['José', 'jose@example.org']);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['empty lines', Buffer.from('\n \n,,\n')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a spreadsheet', Buffer.from('PK\x03\x04')],
    ['a quotation mark that is never closed', Buffer.from('Email,Name\n"ann@example.org,Ann\n')],
    ['too many columns', Buffer.from(','.repeat(importLimits.columns + 1).replace(/^/, 'Email'))],
  ])('refuses %s', (_what, file) => {
    expect(() => readCsv(file)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });

  it('refuses a file that is too large', () => {
    const file = Buffer.alloc(importLimits.megabytes * 1024 * 1024 + 1, 'a');
    expect(() => readCsv(file)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  });
});
