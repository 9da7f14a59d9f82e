import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseAge, printAge } from '#age.ts';
import { readIndividual } from '#read/individual.ts';
import { readMediaObject, readNote, readRepository, readSource } from '#read/sources.ts';
import { readUnion } from '#read/union.ts';
import { records } from '#testing/lines.ts';

const samples = resolve(import.meta.dirname, '../../../../../shared/data/gedcom');
const files = existsSync(samples)
  ? globSync(['familysearch-gedcom70/*.ged', 'gedcom7code-test-files/7/*.ged'], { cwd: samples })
  : [];
if (files.length === 0) console.log('GEDCOM 7 samples skipped: ../shared/data/gedcom is absent.');
const read = (file: string) =>
  records(
    readFileSync(join(samples, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/^\s+/gm, ''),
  );

test.skipIf(files.length === 0)('every record of the valid samples is read', () => {
  const readers = {
    INDI: readIndividual,
    FAM: readUnion,
    SOUR: readSource,
    REPO: readRepository,
    OBJE: readMediaObject,
    SNOTE: readNote,
  };
  let count = 0;
  for (const file of files) {
    for (const each of read(file)) {
      const reader = readers[each.tag as keyof typeof readers];
      if (!reader) continue;
      expect(reader(each).id).toBe(each.xref);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(50);
});

test.skipIf(files.length === 0)('the file of all structures is read as it says', () => {
  const all = read('familysearch-gedcom70/maximal70.ged');
  const find = (xref: string) => {
    const found = all.find((each) => each.xref === xref);
    if (!found) throw new Error(`no ${xref}`);
    return found;
  };
  const person = readIndividual(find('I1'));
  expect(person.names.map(({ display }) => display)).toEqual([
    'Lt. Cmndr. Joseph "John" de Allen jr.',
    'John Doe',
    'Aka',
    'Immigrant Name',
  ]);
  expect(person.names[0]).toMatchObject({ sort: 'Allen, Joseph de, jr.', citations: [{}, {}] });
  expect(person.asChild.map(({ pedigree }) => pedigree)).toEqual([
    ...['OTHER', 'FOSTER', 'SEALING', 'ADOPTED', 'BIRTH'],
  ]);
  expect(person.facts.filter(({ kind }) => kind === 'attribute')).toHaveLength(14);
  expect(person.facts.filter(({ kind }) => kind === 'ordinance')).toHaveLength(12);
  expect(person.facts.find(({ tag }) => tag === 'DEAT')).toMatchObject({
    date: { text: '28 MAR 2022' },
    cause: 'Cause of death',
    restrictions: ['CONFIDENTIAL', 'LOCKED'],
    associations: [{ role: 'CHIL' }, { role: 'PARENT' }],
  });
  expect(person.nonEvents.map(({ tag }) => tag)).toEqual(['NATU', 'EMIG']);
  expect(readUnion(find('F1'))).toMatchObject({
    partners: [{ individual: 'I1' }, { individual: 'I2' }],
    children: [{ individual: 'I4' }, { individual: null }],
    nonEvents: [{ tag: 'DIV' }, { tag: 'ANUL' }],
  });
  expect(readMediaObject(find('O1')).files).toHaveLength(3);
});

test.skipIf(files.length === 0)('every age of the GEDCOM 7 samples prints back', () => {
  let count = 0;
  for (const file of files.filter((name) => name.includes('age'))) {
    for (const [, payload = ''] of readFileSync(join(samples, file), 'utf8').matchAll(
      /^\d+ AGE (.+)$/gm,
    )) {
      const age = parseAge(payload);
      expect(age && printAge(age), `${file}: ${payload}`).toBe(payload.trim());
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(80);
});

test.skipIf(files.length === 0)('remarriage and same-sex unions are what they are', () => {
  const unionsOf = (file: string) =>
    read(`familysearch-gedcom70/${file}`)
      .filter(({ tag }) => tag === 'FAM')
      .map((each) => readUnion(each));
  expect(unionsOf('remarriage1.ged').map(({ kind }) => kind)).toEqual(['married', 'married']);
  expect(unionsOf('same-sex-marriage.ged')[0]?.partners).toHaveLength(2);
});
