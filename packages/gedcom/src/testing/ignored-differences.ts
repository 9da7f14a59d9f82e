import type { GedcomRecord, Structure } from '../structure.ts';

/**
 * Records without what does not count when two converters are compared: other forms of the same value, `_ROMAN` in notes that
 * repeat a date, HEAD.SOUR, which the converter of gedcom7code drops in some files and GEDCOM 5.5.1 needs, and the order of
 * a range, which sample files leave reversed against the migration guide.
 */
export function withoutIgnored(records: readonly GedcomRecord[]): GedcomRecord[] {
  return records.map((record) => ({ ...record, ...ignoredBelow(record, '') }));
}

function ignoredBelow(structure: Structure, above: string): Structure {
  const { tag, payload, children } = structure;
  return {
    ...structure,
    payload: payload === undefined ? undefined : sameForm(tag, payload),
    children: children
      ?.filter((child) => !(tag === 'HEAD' && above === '' && child.tag === 'SOUR'))
      .map((child) => ignoredBelow(child, tag)),
  };
}

function sameForm(tag: string, payload: string): string {
  if (tag === 'FORM') return payload.replace('audio/mpeg', 'application/x-mp3');
  const text = payload.replaceAll(/\b_(?=ROMAN|UNKNOWN)/g, '');
  const range = tag === 'DATE' ? /^BET (.*) AND (.*)$/.exec(text) : null;
  return range ? `BET ${[range[1], range[2]].toSorted().join(' AND ')}` : text;
}
