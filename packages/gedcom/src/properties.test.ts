import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertTo551 } from './convert-to-551.ts';
import { GedcomError } from './problem.ts';
import type { GedcomRecord, Structure } from './structure.ts';
import { readAll } from './testing/read-all.ts';
import { writeGedcom551, writeGedcom7 } from './write.ts';

const head: GedcomRecord = {
  tag: 'HEAD',
  children: [{ tag: 'GEDC', children: [{ tag: 'VERS', payload: '7.0' }] }],
  xref: null,
};
const xrefs = ['I1', 'I2', 'N_3'];

const tags = fc.constantFrom('NAME', 'NOTE', 'DATE', 'BIRT', 'PLAC', '_CUSTOM', 'A1', 'TEXT');
const texts = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  .filter((text) => !/[\r\n\0\uFEFF]/.test(text));
const payloads = fc.oneof(
  texts,
  fc.array(texts, { minLength: 2, maxLength: 4 }).map((lines) => lines.join('\n')),
);
const values = fc.oneof(
  fc.constant<Pick<Structure, 'payload' | 'pointer'>>({}),
  payloads.map((payload) => ({ payload })),
  fc.constantFrom(...xrefs, 'VOID').map((pointer) => ({ pointer })),
);
const structures = structuresBelow(structuresBelow(structuresBelow(fc.constant([]))));

/** Arrays of structures with the given ones below each. */
function structuresBelow(below: fc.Arbitrary<Structure[]>): fc.Arbitrary<Structure[]> {
  const structure = fc
    .tuple(tags, values, below)
    .map(([tag, value, children]) =>
      children.length > 0 ? { tag, ...value, children } : { tag, ...value },
    );
  return fc.array(structure, { maxLength: 3 });
}

/** Records of a kind of their own, so that no pointer in them has a wrong target. */
const files = fc.tuple(...xrefs.map(() => structures)).map((all): GedcomRecord[] => [
  head,
  ...all.map((children, index) => ({
    tag: '_REC',
    ...(children.length > 0 ? { children } : {}),
    xref: xrefs[index] ?? null,
  })),
]);

test('records that are written and read again are the same', () => {
  fc.assert(
    fc.property(files, fc.constantFrom('\n' as const, '\r\n' as const), (records, lineEnd) => {
      const { records: again, problems } = readAll(
        [...writeGedcom7(records, { lineEnd })].join(''),
      );
      expect(problems).toEqual([]);
      expect(again).toEqual(records);
    }),
  );
});

test('text of any kind survives GEDCOM 5.5.1, whose lines have at most 255 characters', () => {
  const notes = payloads.map((payload): GedcomRecord => ({ tag: 'SNOTE', payload, xref: 'N1' }));
  fc.assert(
    fc.property(notes, (note) => {
      const text = [...writeGedcom551(convertTo551([head, note], () => {}))].join('');
      expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(255);
      expect(readAll(text).records[1]).toEqual(note);
    }),
  );
});

test('bytes of any kind give records or a GedcomError', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => readsOrRefuses(bytes)));
});

const folder = resolve(import.meta.dirname, '../../../tests/fixtures/gedcom');
const samples = ['5', '7'].flatMap((version) =>
  readdirSync(`${folder}/${version}`)
    .filter((name) => !name.startsWith('date-all'))
    .map((name) => new Uint8Array(readFileSync(`${folder}/${version}/${name}`))),
);

test('files with some bytes changed, cut out or repeated give records or a GedcomError', () => {
  const changes = fc.array(
    fc.record({
      at: fc.nat(5000),
      length: fc.nat(40),
      kind: fc.constantFrom('change', 'cut', 'repeat'),
      byte: fc.constantFrom(0, 9, 10, 13, 32, 47, 48, 64, 95, 0x9f, 0xe2, 0xff),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...samples), changes, (sample, all) => {
      let bytes = [...sample];
      for (const { at, length, kind, byte } of all) {
        const start = at % Math.max(1, bytes.length);
        const part = bytes.slice(start, start + length);
        if (kind === 'change') bytes[start] = byte;
        else if (kind === 'cut') bytes.splice(start, length);
        else bytes = [...bytes.slice(0, start), ...part, ...bytes.slice(start)];
      }
      readsOrRefuses(Uint8Array.from(bytes));
    }),
    { numRuns: 500 },
  );
});

/** What was read can also be written in both versions. */
function readsOrRefuses(bytes: Uint8Array): void {
  try {
    const { records } = readAll(bytes);
    expect([...writeGedcom7(records)].length).toBeGreaterThan(0);
    expect([...writeGedcom551(convertTo551(records, () => {}))].length).toBeGreaterThan(0);
  } catch (error) {
    if (!(error instanceof GedcomError)) throw error;
  }
}
