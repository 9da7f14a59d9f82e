import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readGedcom } from '@infinite/gedcom/gedcom-file';
import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { compareByMeaning } from '@infinite/gedcom/testing/compare-by-meaning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const own = path.join(root, 'tests/fixtures/gedcom');
/** FamilySearch's samples have no license to copy them: they are read where they lie, if they do. */
const shared = path.join(root, '../shared/data/gedcom');
const familySearch = path.join(shared, 'familysearch-gedcom70');

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ged'))
        .map((name) => [name, path.join(folder, name)] as const)
    : [];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const recordsOf = (bytes: Uint8Array) => [...readGedcom(bytes, () => undefined).records];

/** Each file has its own header, and our files name who asked for them. */
function tree(records: readonly GedcomRecord[]): GedcomRecord[] {
  const isOurs = (xref: string | null) => /^SUBM\d+$/.test(xref ?? '');
  return records
    .filter(({ tag, xref }) => tag !== 'HEAD' && !(tag === 'SUBM' && isOurs(xref)))
    .map((record) => ({ ...withRangesInOrder(record), xref: record.xref }));
}

/** GEDCOM 5.5.1 wants the earlier date of a range first, so that one that is reversed is turned. */
function withRangesInOrder(structure: Structure): Structure {
  const [, from, to] = /^BET (.*) AND (.*)$/.exec(structure.payload ?? '') ?? [];
  return {
    ...structure,
    ...(from && to && { payload: `BET ${[from, to].toSorted().join(' AND ')}` }),
    ...(structure.children && { children: structure.children.map(withRangesInOrder) }),
  };
}

async function comesBack(file: string, format: '7.0' | '5.5.1') {
  const bytes = readFileSync(file);
  const family = new TreeFiles(test, await signUpMember(test));
  const done = await family.imported(bytes, path.basename(file));
  expect(done).toMatchObject({ state: 'DONE', problem: null });
  const before = tree(recordsOf(bytes));
  expect(done.summary?.individuals).toBe(before.filter(({ tag }) => tag === 'INDI').length);
  const exported = await family.file({ format });
  expect(compareByMeaning(before, tree(recordsOf(exported)))).toEqual([]);
  const again = new TreeFiles(test, await signUpMember(test));
  expect(await again.imported(exported)).toMatchObject({ state: 'DONE', problem: null });
  expect(compareByMeaning(before, tree(recordsOf(await again.file({ format }))))).toEqual([]);
}

describe('public samples', () => {
  it.each(filesIn(own))('%s comes back from a family, and from a second one', (_, file) =>
    comesBack(file, '7.0'),
  );
  it.each(filesIn(path.join(own, '7')))('%s comes back as GEDCOM 5.5.1', (_, file) =>
    comesBack(file, '5.5.1'),
  );
});

const samples = filesIn(familySearch);
if (samples.length === 0) console.info(`skipped: no samples in ${familySearch}`);

describe.skipIf(samples.length === 0)('samples of FamilySearch', () => {
  it.each(samples)('%s comes back from a family, and from a second one', (_, file) =>
    comesBack(file, '7.0'),
  );
});
