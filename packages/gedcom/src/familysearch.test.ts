import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertTo551 } from './convert-to-551.ts';
import { withoutIgnored } from './testing/ignored-differences.ts';
import { compareByMeaning } from './testing/compare-by-meaning.ts';
import { named, readAll } from './testing/read-all.ts';
import { writeGedcom551, writeGedcom7 } from './write.ts';

/** These files have no licence to copy them. */
const folder = resolve(import.meta.dirname, '../../../../shared/data/gedcom/familysearch-gedcom70');
const isThere = existsSync(folder);
if (!isThere) console.log(`Skipped: there are no files of FamilySearch in ${folder}.`);
const names = isThere ? readdirSync(folder).filter((name) => name.endsWith('.ged')) : [];

/** The file points to a record that it does not have. */
const upstreamProblems = new Map([['extensions.ged', ['64 dangling-pointer _RECORD._IN']]]);

describe.skipIf(!isThere)('files of FamilySearch', () => {
  test.each(names)('%s has no problem and comes back as it was', (name) => {
    const { records, problems } = readAll(readFileSync(`${folder}/${name}`));
    expect(named(problems)).toEqual(upstreamProblems.get(name) ?? []);
    const again = readAll([...writeGedcom7(records)].join(''));
    expect(again).toEqual({ records, problems: [] });
  });

  test.each(names)('%s comes back by meaning from GEDCOM 5.5.1', (name) => {
    const { records } = readAll(readFileSync(`${folder}/${name}`));
    const text = [...writeGedcom551(convertTo551(records, () => {}))].join('');
    const again = readAll(text);
    expect(again.problems).toEqual([]);
    expect(compareByMeaning(withoutIgnored(again.records), withoutIgnored(records))).toEqual([]);
  });
});
