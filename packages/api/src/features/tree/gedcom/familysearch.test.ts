import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextWriter, Uint8ArrayReader, ZipReader, type Entry } from '@zip.js/zip.js';
import { readGedcom } from '@infinite/gedcom/gedcom-file';
import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { compareByMeaning } from '@infinite/gedcom/testing/compare-by-meaning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';
import { gedcomWith, packed } from '#features/tree/gedcom/testing/packed.ts';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const samples = path.resolve(
  import.meta.dirname,
  '../../../../../../../shared/data/gedcom/familysearch-gedcom70',
);
const isThere = existsSync(samples);
if (!isThere) console.info(`skipped: no samples in ${samples}`);
const sample = (name: string) => readFileSync(path.join(samples, name));

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newFamily = async () => new TreeFiles(test, await signUpMember(test));

function read(bytes: Uint8Array) {
  const problems: object[] = [];
  const { records } = readGedcom(bytes, (problem) => problems.push(problem));
  return { records: [...records], problems };
}

const withoutHead = (records: readonly GedcomRecord[]) =>
  records.filter(({ tag, xref }) => tag !== 'HEAD' && !/^SUBM\d+$/.test(xref ?? ''));

const tagsOf = ({ tag, children = [] }: Structure): string[] => [tag, ...children.flatMap(tagsOf)];

/** https://gedcom.io/compatibility: the five requirements of a compatible product. */
describe.skipIf(!isThere)('FamilySearch GEDCOM compatibility', () => {
  it('Read/write a FamilySearch GEDCOM file: maximal70.ged comes back structure for structure', async () => {
    const family = await newFamily();
    await family.imported(sample('maximal70.ged'));
    const before = withoutHead(read(sample('maximal70.ged')).records);
    const after = read(await family.file());
    expect(after.problems).toEqual([]);
    expect(compareByMeaning(before, withoutHead(after.records))).toEqual([]);
  });

  it('Read a FamilySearch GEDCOM file: the people of maximal70.ged are in the tree and its lists', async () => {
    const family = await newFamily();
    const done = await family.imported(sample('maximal70.ged'));
    expect(done.summary).toMatchObject({ version: '7.0', individuals: 4, unions: 2, sources: 2 });
    const { treeIndividuals } = await family.call<{
      treeIndividuals: { nodes: { name: string }[] };
    }>('{ treeIndividuals(first: 50) { nodes { name } } }');
    expect(treeIndividuals.nodes).toHaveLength(4);
  });

  it('Write a FamilySearch GEDCOM file: it has no problem, and each extension tag has its address', async () => {
    const family = await newFamily();
    await family.imported(sample('extensions.ged'));
    const file = await family.file();
    const { records, problems } = read(file);
    expect(problems).toEqual([]);
    expect(file.toString('utf8')).toMatch(/^\uFEFF0 HEAD\n1 GEDC\n2 VERS 7\.0\n/);
    const [head] = records;
    const documented = head?.children
      ?.find(({ tag }) => tag === 'SCHMA')
      ?.children?.map(({ payload }) => payload?.split(' ')[0]);
    const before = read(sample('extensions.ged')).records[0];
    for (const { payload } of before?.children?.find(({ tag }) => tag === 'SCHMA')?.children ??
      []) {
      expect(documented).toContain(payload?.split(' ')[0]);
    }
    const extensions = (all: readonly GedcomRecord[]) =>
      [...new Set(all.flatMap(tagsOf))].filter((tag) => tag.startsWith('_')).toSorted();
    expect(extensions(records)).toEqual(extensions(read(sample('extensions.ged')).records));
  });

  it('Package GEDZIP: with every local file that it refers to, and addresses of the web as they are', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(
      ['voice.mp3', 'audio/mpeg'],
      ['https://example.org/photo.jpg', 'image/jpeg'],
    );
    const archive = await packed(['gedcom.ged', gedcom], ['voice.mp3', media('voice.mp3')]);
    await family.imported(archive, 'family.gdz');
    const rows = await test.app.orm.em
      .getConnection()
      .execute<{ id: string }[]>('select id from recordings where family_id = ?', [
        family.member.familyId,
      ]);
    for (const { id } of rows) await prepare(test, id);
    const zip = new ZipReader(new Uint8ArrayReader(await family.file({ format: 'gedzip' })));
    const entries = await zip.getEntries();
    const text = await textOf(entries[0]);
    const files = [...text.matchAll(/^1 FILE (.*)$/gm)].map(([, file]) => file);
    expect(files).toEqual([
      expect.stringMatching(/^media\/Item-1-.*\.mp3$/),
      'https://example.org/photo.jpg',
    ]);
    expect(entries.map(({ filename }) => filename)).toEqual(['gedcom.ged', files[0]]);
    await zip.close();
  });

  it('Unpackage GEDZIP: local files of maximal70.gdz can be downloaded, online ones stay links', async () => {
    const family = await newFamily();
    const done = await family.imported(sample('maximal70.gdz'), 'maximal70.gdz');
    expect(done.summary?.mediaFiles).toBeGreaterThan(0);
    const rows = await test.app.orm.em
      .getConnection()
      .execute<{ id: string }[]>('select id from recordings where family_id = ?', [
        family.member.familyId,
      ]);
    expect(rows).toHaveLength(done.summary?.mediaFiles ?? -1);
    for (const { id } of rows) {
      await prepare(test, id);
      expect((await family.get(`/media/${id}/original`)).status).toBe(200);
    }
    expect((await family.file()).toString()).toMatch(/1 FILE https?:\/\//);
  });
});

async function textOf(entry: Entry | undefined): Promise<string> {
  if (!entry || entry.directory) throw new Error('no file');
  return entry.getData(new TextWriter());
}
