import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGedcom } from './gedcom-file.ts';
import type { GedcomProblem } from './problem.ts';
import type { GedcomRecord, Structure } from './structure.ts';
import { compareByMeaning } from './testing/compare-by-meaning.ts';
import { writeGedcom7 } from './write.ts';

/** Unlicense; see the LICENSE file in the folder. `5/x.ged` and `7/x.ged` say the same. */
const folder = resolve(import.meta.dirname, '../../../tests/fixtures/gedcom');
const names = (version: string) => readdirSync(`${folder}/${version}`);

function read(path: string) {
  const problems: GedcomProblem[] = [];
  const { records } = readGedcom(readFileSync(path), (problem) => problems.push(problem));
  return { records: [...records], problems };
}

/**
 * What does not count: other forms of the same value, `_ROMAN` in notes that repeat a date, HEAD.SOUR, which the other
 * converter drops in some files, and the order of a range, which it leaves reversed against the migration guide.
 */
function alike(records: readonly GedcomRecord[]): GedcomRecord[] {
  return records.map((record) => ({ ...record, ...alikeBelow(record) }));
}

function alikeBelow(structure: Structure, above = ''): Structure {
  const { tag, payload, children } = structure;
  return {
    ...structure,
    payload: payload === undefined ? undefined : alikePayload(tag, payload),
    children: children
      ?.filter((child) => !(tag === 'HEAD' && above === '' && child.tag === 'SOUR'))
      .map((child) => alikeBelow(child, tag)),
  };
}

function alikePayload(tag: string, payload: string): string {
  if (tag === 'FORM') return payload.replace('audio/mpeg', 'application/x-mp3');
  const text = payload.replaceAll(/\b_(?=ROMAN|UNKNOWN)/g, '');
  const range = tag === 'DATE' ? /^BET (.*) AND (.*)$/.exec(text) : null;
  return range ? `BET ${[range[1], range[2]].toSorted().join(' AND ')}` : text;
}

describe('files of GEDCOM 5.5.1', () => {
  const pairs = names('5').filter((name) => existsSync(`${folder}/7/${name}`));
  test.each(pairs)('%s becomes what the GEDCOM 7 file says', (name) => {
    const converted = read(`${folder}/5/${name}`).records;
    const expected = read(`${folder}/7/${name}`).records;
    expect(compareByMeaning(alike(converted), alike(expected))).toEqual([]);
  });
});

describe('files of GEDCOM 7', () => {
  test.each(names('7'))('%s has no problem and comes back as it was', (name) => {
    const { records, problems } = read(`${folder}/7/${name}`);
    expect(problems).toEqual([]);
    const again: GedcomProblem[] = [];
    const bytes = new TextEncoder().encode([...writeGedcom7(records)].join(''));
    expect([...readGedcom(bytes, (problem) => again.push(problem)).records]).toEqual(records);
    expect(again).toEqual([]);
  });
});
