import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import type { ReceivedItem } from '#received/components/received-item.ts';

export function isSound({ kind }: Pick<ShownRecordingFragment, 'kind'>): boolean {
  return kind === 'VOICE' || kind === 'VIDEO';
}

/**
 * A member's own recording as the person who receives it will meet it: a voice or a video by the
 * very files that leave, never by the original.
 */
export function receivedItem(recording: ShownRecordingFragment): ReceivedItem {
  const { id, kind, title, note, mimeType, bytes, url, downloadUrl, state, version } = recording;
  const shown = { id, kind, title, note: note ?? null, mimeType, bytes, url, downloadUrl };
  if (!isSound(recording)) return { ...shown, ready: state === 'READY' };
  const [copy] = version?.copies ?? [];
  return {
    ...shown,
    bytes: copy?.bytes ?? 0,
    url: version?.url ?? '',
    downloadUrl: copy?.url ?? '',
    durationMs: version?.durationMs ?? null,
    peaks: version?.peaks ?? null,
    posterUrl: version?.posterUrl ?? null,
    copies: version?.copies ?? [],
    ready: version?.state === 'READY',
  };
}
