import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvWitness } from './csv-witness.ts';

function seen(text: string, cut = 7): CsvWitness {
  const witness = new CsvWitness();
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += cut) witness.see(bytes.subarray(at, at + cut));
  return witness;
}

describe('a CSV as it passes by', () => {
  it('is whole with its records counted, lines within quotes apart', () => {
    const witness = seen('\uFEFFid,name\r\n1,"Ann, ""the\r\nelder"""\r\n2,Bo\r\n');
    witness.end(2);
    expect(witness.rows).toBe(2);
  });

  it('of a heading alone is whole, with no rows', () => {
    const witness = seen('id,name\r\n');
    witness.end(0);
    expect(witness.rows).toBe(0);
  });

  it.each([
    ['within a quoted field', 'id\r\n"1\r\n', null],
    ['within a record', 'id\r\n1', null],
    ['before anything came', '', null],
    ['a record short of what was announced', 'id\r\n1\r\n', 2],
  ])('that breaks off %s is not', (_, text, announced) =>
    expect(() => seen(text).end(announced)).toThrow('incomplete'),
  );

  it.each(['<!doctype html>', '\n  <html>', '\uFEFF<p>', '{"code":"FORBIDDEN"}'])(
    'that begins with %j is something else',
    (text) => expect(() => seen(text, 1)).toThrow('not-the-file'),
  );

  it('counts the same however the line cuts it', () => {
    const field = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`);
    const record = fc.array(field, { minLength: 2, maxLength: 2 }).map((row) => row.join(','));
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, cut) => {
          const witness = seen(['a,b', ...rows, ''].join('\r\n'), cut);
          witness.end(rows.length);
        },
      ),
    );
  });
});
