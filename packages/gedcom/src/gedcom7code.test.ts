import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseGedcom, type TreeNode } from 'read-gedcom';
import { describe, expect, test } from 'vitest';
import { convertTo551 } from './convert-to-551.ts';
import { compareByMeaning } from './testing/compare-by-meaning.ts';
import { withoutIgnored } from './testing/ignored-differences.ts';
import { readAll } from './testing/read-all.ts';
import { writeGedcom551, writeGedcom7 } from './write.ts';

/** Unlicense; see the LICENSE file in the folder. `5/x.ged` and `7/x.ged` say the same. */
const folder = resolve(import.meta.dirname, '../../../tests/fixtures/gedcom');
const names = (version: string) => readdirSync(`${folder}/${version}`);
const bytesOf = (name: string) => readFileSync(`${folder}/${name}`);

describe('files of GEDCOM 5.5.1', () => {
  const pairs = names('5').filter((name) => existsSync(`${folder}/7/${name}`));
  test.each(pairs)('%s becomes what the GEDCOM 7 file says', (name) => {
    const converted = readAll(bytesOf(`5/${name}`)).records;
    const expected = readAll(bytesOf(`7/${name}`)).records;
    expect(compareByMeaning(withoutIgnored(converted), withoutIgnored(expected))).toEqual([]);
  });

  // read-gedcom knows UTF-16 only by its byte order mark, and no identifiers with spaces.
  const known = names('5').filter((name) => !/^char_utf16.*-1|^xref-case/.test(name));
  test.each(known)('%s has the records and names that read-gedcom finds', (name) => {
    const bytes = bytesOf(`5/${name}`);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const other = parseGedcom(buffer).children;
    const { records } = readAll(bytes);
    const own = (tag: string) => records.filter((record) => record.tag === tag);
    const theirs = (tag: string) => other.filter((record) => record.tag === tag);
    expect(own('INDI')).toHaveLength(theirs('INDI').length);
    expect(own('FAM')).toHaveLength(theirs('FAM').length);
    const embedded = other.filter(({ tag }) => tag !== 'HEAD').flatMap(sourcesInPlace);
    expect(own('SOUR')).toHaveLength(theirs('SOUR').length + embedded.length);
    const ownNames = own('INDI').flatMap(({ children = [] }) => children.filter(isName));
    const theirNames = theirs('INDI').flatMap(({ children }) => children.filter(isName));
    expect(ownNames.map(({ payload }) => payload)).toEqual(theirNames.map(({ value }) => value));
  });
});

const isName = ({ tag }: { tag: string | null }) => tag === 'NAME';

/** Citations of sources that are described in place, which become records. */
function sourcesInPlace(node: TreeNode): TreeNode[] {
  const below = node.children.flatMap(sourcesInPlace);
  const isInPlace = node.tag === 'SOUR' && node.value !== null && !node.value.startsWith('@');
  return isInPlace ? [node, ...below] : below;
}

describe('files of GEDCOM 7', () => {
  test.each(names('7'))('%s has no problem and comes back as it was', (name) => {
    const { records, problems } = readAll(bytesOf(`7/${name}`));
    expect(problems).toEqual([]);
    expect(readAll([...writeGedcom7(records)].join(''))).toEqual({ records, problems: [] });
  });

  test.each(names('7'))('%s comes back by meaning from GEDCOM 5.5.1', (name) => {
    const { records } = readAll(bytesOf(`7/${name}`));
    const text = [...writeGedcom551(convertTo551(records, () => {}))].join('');
    const again = readAll(text);
    expect(again.problems).toEqual([]);
    expect(text.split('\r\n').every((line) => line.length <= 255)).toBe(true);
    expect(compareByMeaning(withoutIgnored(again.records), withoutIgnored(records))).toEqual([]);
  });
});
