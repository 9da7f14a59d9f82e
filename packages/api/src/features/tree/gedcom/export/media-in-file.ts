import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';

/** An item that goes into an archive, and where it lies there. */
export interface FiledMedia {
  readonly recording: ShownRecording;
  readonly path: string;
  /** Where its WebVTT lies, if it is a voice or a video. */
  readonly transcriptPath: string | null;
}

const ofRecording = /^recording:([0-9a-f-]{36})$/;

/** Ids of the items that records refer to. */
export function recordingsIn(records: readonly GedcomRecord[]): string[] {
  return records
    .filter(({ tag }) => tag === 'OBJE')
    .flatMap(({ children = [] }) => children)
    .flatMap(({ tag, payload = '' }) => (tag === 'FILE' && ofRecording.exec(payload)?.[1]) || []);
}

/** Those of these whose bytes a file can hold; others stay names in the file. */
export function filedMedia(
  heard: ReadonlyMap<string, ShownRecording>,
  ids: readonly string[],
): Map<string, FiledMedia> {
  const ready = ids
    .flatMap((id) => heard.get(id) ?? [])
    .filter(({ state, bytes }) => state === 'READY' && bytes > 0);
  return new Map(ready.map((recording) => [recording.id, placed(recording)]));
}

function placed(recording: ShownRecording): FiledMedia {
  const stem = `media/${nameIn(recording.title)}-${recording.id.slice(-8)}`;
  const isSpoken = recording.kind === 'VOICE' || recording.kind === 'VIDEO';
  return {
    recording,
    path: `${stem}.${extensionOf(recording.mimeType)}`,
    transcriptPath: isSpoken ? `${stem}.vtt` : null,
  };
}

/** Letters and digits of any script: names in archives are read on every system. */
function nameIn(title: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60).toWellFormed() || 'item';
}

const extensions: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
  'video/matroska': 'mkv',
};

function extensionOf(type: string): string {
  const plain = type.split(';')[0]?.trim() ?? '';
  return extensions[plain] ?? (/^[a-z]+\/([a-z0-9]{2,5})$/.exec(plain)?.[1] || 'bin');
}

/** A multimedia record with places in the archive instead of ids of recordings. */
export function withFiles(
  record: GedcomRecord,
  media: ReadonlyMap<string, FiledMedia>,
  transcripts: ReadonlySet<string>,
): GedcomRecord {
  if (record.tag !== 'OBJE') return record;
  return { ...record, children: record.children?.map((child) => filed(child, media, transcripts)) };
}

function filed(
  child: Structure,
  media: ReadonlyMap<string, FiledMedia>,
  transcripts: ReadonlySet<string>,
): Structure {
  const id = child.tag === 'FILE' ? ofRecording.exec(child.payload ?? '')?.[1] : undefined;
  if (id === undefined) return child;
  const item = media.get(id);
  if (!item) return { ...child, payload: `media/${id}` };
  const below = (child.children ?? []).filter(({ tag }) => tag !== 'FORM' && tag !== '_TRANSCRIPT');
  const form = child.children?.find(({ tag }) => tag === 'FORM');
  // The title of an item that the family made is kept in the vault alone.
  const isTitled = below.some(({ tag }) => tag === 'TITL');
  const said = item.transcriptPath !== null && transcripts.has(id) ? item.transcriptPath : null;
  return {
    tag: 'FILE',
    payload: escapedPath(item.path),
    children: [
      {
        tag: 'FORM',
        payload: item.recording.mimeType,
        ...(form?.children && { children: form.children }),
      },
      ...(isTitled ? [] : [{ tag: 'TITL', payload: item.recording.title }]),
      ...below,
      ...(said === null ? [] : [{ tag: '_TRANSCRIPT', payload: escapedPath(said) }]),
    ],
  };
}

/** GEDCOM 7 writes paths as parts of URLs; letters of any script may stay. */
const escapedPath = (path: string): string =>
  path.replaceAll(/[%:?#[\]@ ]/g, (sign) => encodeURIComponent(sign));
