import { recorderMimeTypes } from '@infinite/schema/catalogue/recorder';
import type { TakeKind } from './problems.ts';

/**
 * The first container that this browser can make: WebM where it can (a WebM cut off anywhere still
 * plays), fragmented MP4 on older iPhones, which make nothing else.
 */
export function chooseMimeType(
  kind: TakeKind,
  isSupported: (mimeType: string) => boolean,
): string | null {
  return recorderMimeTypes[kind].find((mimeType) => isSupported(mimeType)) ?? null;
}

const extensions: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** A name for the file, as it is downloaded one day: the day and minute it was made, readable. */
export function fileNameOf(take: { kind: TakeKind; mimeType: string; startedAt: number }): string {
  const made = new Date(take.startedAt)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replace(':', '-');
  const extension = extensions[take.mimeType.split(';')[0] ?? ''] ?? 'bin';
  return `${take.kind === 'VIDEO' ? 'Video' : 'Voice'} ${made}.${extension}`;
}
