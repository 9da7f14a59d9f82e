import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newFamily = async () => new TreeFiles(test, await signUpMember(test));

const small = Buffer.from(
  [
    '0 HEAD',
    '1 GEDC',
    '2 VERS 7.0',
    '1 NOTE Of all of us',
    '0 @I1@ INDI',
    '1 NAME Ada /Byron/',
    '1 SEX F',
    '1 BIRT',
    '2 DATE 10 DEC 1815',
    '2 PLAC London, England',
    '1 DEAT',
    '2 DATE 27 NOV 1852',
    '1 _EYES gray',
    '2 _NOTE as painted',
    '1 FAMS @F1@',
    '0 @I2@ INDI',
    '1 NAME William /King/',
    '1 SEX M',
    '1 BIRT',
    '2 DATE 1805',
    '1 FAMS @F1@',
    '0 @I3@ INDI',
    '1 NAME Anne /King/',
    '1 FAMC @F1@',
    '0 @F1@ FAM',
    '1 HUSB @I2@',
    '1 WIFE @I1@',
    '1 CHIL @I3@',
    '0 @S1@ SOUR',
    '1 TITL Parish register',
    '0 @X1@ _CUSTOM a record of another program',
    '0 TRLR',
    '',
  ].join('\n'),
);

describe('a file of a tree', () => {
  it('is analyzed, shown, confirmed and imported whole', async () => {
    const family = await newFamily();
    const analyzed = await family.analyzed(small);
    expect(analyzed).toMatchObject({
      state: 'READY',
      fileName: 'family.ged',
      problem: null,
      summary: { version: '7.0', encoding: 'UTF-8', individuals: 3, unions: 1, sources: 1 },
    });
    expect(analyzed.summary).toMatchObject({ otherRecords: 1, firstYear: 1805, lastYear: 1852 });
    expect(await family.counts()).toEqual({});
    await family.confirm(analyzed.id);
    expect(await family.runImport(analyzed.id)).toMatchObject({ state: 'DONE', progress: 100 });
    expect(await family.counts()).toEqual({ HEAD: 1, INDI: 3, FAM: 1, SOUR: 1, _CUSTOM: 1 });
    const text = (await family.file()).toString('utf8');
    expect(text).toContain('1 _EYES gray\n2 _NOTE as painted');
    expect(text).toContain('0 @X1@ _CUSTOM a record of another program');
    expect(text).toMatch(/^\uFEFF0 HEAD\n1 GEDC\n2 VERS 7.0\n/);
    expect(text).toMatch(/\n0 TRLR\n$/);
  });
});
