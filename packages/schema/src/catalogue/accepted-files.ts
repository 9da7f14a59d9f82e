import type { RecordingKindName } from './media.ts';

interface AcceptedFile {
  readonly kind: RecordingKindName;
  readonly type: string;
}

/**
 * What a family may bring in, by the end of the file's name: browsers know no type for some of them.
 * It only decides what is sent; what a file is, its content says when it has arrived.
 */
export const acceptedFiles: Readonly<Record<string, AcceptedFile>> = {
  jpg: { kind: 'PHOTO', type: 'image/jpeg' },
  jpeg: { kind: 'PHOTO', type: 'image/jpeg' },
  png: { kind: 'PHOTO', type: 'image/png' },
  webp: { kind: 'PHOTO', type: 'image/webp' },
  avif: { kind: 'PHOTO', type: 'image/avif' },
  gif: { kind: 'PHOTO', type: 'image/gif' },
  heic: { kind: 'PHOTO', type: 'image/heic' },
  heif: { kind: 'PHOTO', type: 'image/heif' },
  tif: { kind: 'PHOTO', type: 'image/tiff' },
  tiff: { kind: 'PHOTO', type: 'image/tiff' },
  pdf: { kind: 'FILE', type: 'application/pdf' },
  mp4: { kind: 'VIDEO', type: 'video/mp4' },
  m4v: { kind: 'VIDEO', type: 'video/mp4' },
  mov: { kind: 'VIDEO', type: 'video/quicktime' },
  webm: { kind: 'VIDEO', type: 'video/webm' },
  m4a: { kind: 'VOICE', type: 'audio/mp4' },
  mp3: { kind: 'VOICE', type: 'audio/mpeg' },
  wav: { kind: 'VOICE', type: 'audio/wav' },
  ogg: { kind: 'VOICE', type: 'audio/ogg' },
  oga: { kind: 'VOICE', type: 'audio/ogg' },
  opus: { kind: 'VOICE', type: 'audio/ogg' },
};

/** Null for what cannot be brought in. */
export function acceptedAs(name: string): AcceptedFile | null {
  const end = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(acceptedFiles, end) ? (acceptedFiles[end] ?? null) : null;
}
