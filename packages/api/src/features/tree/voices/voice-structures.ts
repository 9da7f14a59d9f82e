import { createMediaObject } from '@infinite/gedcom/edit/create-records';
import { removeMedia } from '@infinite/gedcom/edit/edit-annotations';
import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import type { RecordingKindName } from '@infinite/schema/catalogue/media';

/** MEDI of GEDCOM 7 (enumset-MEDI). */
const mediums: Readonly<Record<RecordingKindName, string>> = {
  VOICE: 'AUDIO',
  VIDEO: 'VIDEO',
  PHOTO: 'PHOTO',
  FILE: 'ELECTRONIC',
};

interface Kept {
  readonly id: string;
  readonly mimeType: string;
  readonly kind: RecordingKindName;
}

/** The OBJE record of an item of the vault. Its title stays in the vault, which knows who may read it. */
export function mediaRecord(mediaId: string, { id, mimeType, kind }: Kept): GedcomRecord {
  const format = mimeType.split(';', 1)[0]?.trim() || 'application/octet-stream';
  return createMediaObject(mediaId, { file: `recording:${id}`, format, medium: mediums[kind] });
}

/** The SOUR record of a recording. Title and teller are read from the vault when they are shown or exported. */
export const sourceRecord = (id: string, mediaId: string): GedcomRecord => ({
  tag: 'SOUR',
  xref: id,
  children: [{ tag: 'OBJE', pointer: mediaId }],
});

/** The links of a record to OBJE records. */
export const mediaLinks = ({ children = [] }: Structure): Structure[] =>
  children.filter(({ tag }) => tag === 'OBJE');

/** Without its links to an item; the same record when it has none. */
export function withoutVoice(record: GedcomRecord, mediaId: string): GedcomRecord {
  const at = (record.children ?? []).flatMap(({ tag, pointer }, index) =>
    tag === 'OBJE' && pointer === mediaId ? [index] : [],
  );
  // From the end, so that the indexes of those before stay.
  return at.toReversed().reduce((next, index) => removeMedia(next, [index]), record);
}
