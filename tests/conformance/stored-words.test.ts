import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { sealingWords, whatIsSealed } from '@infinite/schema/words/sealing.en';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedWords } from './stored-words.classification.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Column {
  name: string;
  type: string;
}

/** The columns that can hold words, in tables of a family. */
const columnsOfFamilies = () =>
  test.app.orm.em.getConnection().execute<Column[]>(`
    select table_name || '.' || column_name as name, udt_name as type
    from information_schema.columns c
    where table_schema = current_schema()
      and udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar')
      and (table_name = 'families' or exists (
        select 1 from information_schema.columns f
        where f.table_schema = c.table_schema and f.table_name = c.table_name
          and f.column_name in ('family_id', 'import_id')))
    order by 1`);

const holds = (column: string) => storedWords[column] ?? '';
const sealedAs = (column: string) => /^sealed:(.*)/.exec(holds(column))?.[1];

describe('what the database holds of a family', () => {
  it('is classified, column by column, as sealed or as what the pages say is not', async () => {
    const names = (await columnsOfFamilies()).map(({ name }) => name);
    expect(names.filter((name) => holds(name) === '')).toEqual([]);
    expect(Object.keys(storedWords).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is sealed as bytes, and plain in no column that says it is sealed', async () => {
    for (const { name, type } of await columnsOfFamilies()) {
      if (sealedAs(name)) expect([name, type]).toEqual([name, 'bytea']);
      if (/\.(sealed_|.*(note|body|file_name|words)$)/.test(name)) {
        expect([name, holds(name)]).toEqual([name, expect.stringMatching(/^(sealed:|emptied$)/)]);
      }
    }
  });

  it('is what the pages name: no kind of words more, none less', () => {
    const held = new Set(Object.values(storedWords));
    const sealed = Object.keys(sealingWords.sealed);
    // Of 'recordings' only small pictures are columns; the others are sealed objects of the storage.
    const named = Object.keys(storedWords).map(sealedAs);
    expect(new Set(named.filter((kind) => kind && kind !== 'link'))).toEqual(new Set(sealed));
    const plain = [...held].filter((kind) => !/^(sealed:|emptied$|machine$|programs$)/.test(kind));
    expect(new Set(plain)).toEqual(new Set(Object.keys(sealingWords.plain)));
  });

  it.each(['privacy-policy', 'faqs'])('is said in full on /%s', (page) => {
    const text = readFileSync(`packages/site/src/(marketing)/content/${page}.ts`, 'utf8');
    expect(text).toMatch(/^\s+(answer: `\$\{)?whatIsSealed/m);
    for (const phrase of Object.values({ ...sealingWords.sealed, ...sealingWords.plain })) {
      expect(whatIsSealed).toContain(phrase);
    }
  });
});
