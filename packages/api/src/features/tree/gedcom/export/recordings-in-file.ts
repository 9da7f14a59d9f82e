import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { recordingOf } from '@infinite/gedcom/read/sources';
import type { TreeHearing } from '#features/tree/tree/index.ts';

/**
 * A record with the title and the teller of its recording, which the vault keeps. What the record itself says of
 * them stays.
 * @param tellers by the recordings' ids
 */
export function withRecording(
  record: GedcomRecord,
  hearing: Pick<TreeHearing, 'heard' | 'recordingOfSource'>,
  tellers: ReadonlyMap<string, string>,
): GedcomRecord {
  if (record.tag === 'SOUR') {
    const recording = hearing.recordingOfSource(record.xref ?? '');
    if (!recording) return record;
    const titled = withText(record, 'TITL', recording.title);
    return withText(titled, 'AUTH', tellers.get(recording.id) ?? '');
  }
  if (record.tag !== 'OBJE') return record;
  const children = record.children?.map((child) => {
    const id = child.tag === 'FILE' ? recordingOf(child.payload ?? '') : null;
    return withText(child, 'TITL', hearing.heard.get(id ?? '')?.title ?? '');
  });
  return { ...record, ...(children && { children }) };
}

function withText<Kind extends Structure>(structure: Kind, tag: string, payload: string): Kind {
  const { children = [] } = structure;
  if (payload === '' || children.some((child) => child.tag === tag)) return structure;
  return { ...structure, children: [...children, { tag, payload }] };
}
