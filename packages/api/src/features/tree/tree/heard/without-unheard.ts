import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { recordingOf } from '@infinite/gedcom/read/sources';

/** What one reader may know of the recordings behind the records of a tree. */
export interface Hearing {
  /** An OBJE record with an item that the reader may not see, or one that is gone. */
  isMediaHidden(mediaId: string): boolean;
  /** A SOUR record that stands for such a voice or video. */
  isSourceHidden(sourceId: string): boolean;
  /** An item of the vault, by its id there. */
  isRecordingHidden(recordingId: string): boolean;
}

/** What identifies a source and says nothing of its contents. */
const keptOfSource = new Set(['REPO', 'REFN', 'UID', 'EXID', 'RESN']);
/** Where in the source, how sure, and for what: not what it says. */
const keptOfCitation = new Set(['PAGE', 'QUAY', 'EVEN']);

/**
 * A record as it may leave the family with a reader. The title, teller, quoted words and media of recordings that
 * the reader may not hear are left out; their citations stay, as pointers to a source.
 * @returns null where nothing is left
 */
export function withoutUnheard(record: GedcomRecord, hearing: Hearing): GedcomRecord | null {
  const shown = { ...record, ...childrenOf(record, hearing) };
  if (record.tag === 'OBJE') return withSeenFiles(shown, hearing);
  if (record.tag !== 'SOUR' || !hearing.isSourceHidden(record.xref ?? '')) return shown;
  const kept = (shown.children ?? []).filter(({ tag }) => keptOfSource.has(tag));
  return { tag: record.tag, xref: record.xref, ...(kept.length > 0 && { children: kept }) };
}

function withSeenFiles(record: GedcomRecord, hearing: Hearing): GedcomRecord | null {
  const children = (record.children ?? []).filter(({ tag, payload = '' }) => {
    const recording = tag === 'FILE' ? recordingOf(payload) : null;
    return recording === null || !hearing.isRecordingHidden(recording);
  });
  if (children.length === record.children?.length) return record;
  const hasFile = children.some(({ tag }) => tag === 'FILE');
  return hasFile ? { ...record, children } : null;
}

function childrenOf(
  { children }: Structure,
  hearing: Hearing,
): { children?: readonly Structure[] } {
  if (!children) return {};
  return {
    children: children.flatMap((child) => {
      if (isHiddenLink(child, hearing)) return [];
      return isUnheardCitation(child, hearing)
        ? [bareCitation(child)]
        : [{ ...child, ...childrenOf(child, hearing) }];
    }),
  };
}

const isHiddenLink = ({ tag, pointer = 'VOID' }: Structure, hearing: Hearing): boolean =>
  tag === 'OBJE' && pointer !== 'VOID' && hearing.isMediaHidden(pointer);

function isUnheardCitation(structure: Structure, hearing: Hearing): boolean {
  const { tag, pointer, children = [] } = structure;
  if (tag !== 'SOUR' || pointer === undefined) return false;
  if (pointer !== 'VOID' && hearing.isSourceHidden(pointer)) return true;
  return children.some((child) => isHiddenLink(child, hearing));
}

function bareCitation({ tag, pointer, children = [] }: Structure): Structure {
  const kept = children.filter((child) => keptOfCitation.has(child.tag));
  return {
    tag,
    ...(pointer !== undefined && { pointer }),
    ...(kept.length > 0 && { children: kept }),
  };
}
