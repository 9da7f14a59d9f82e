import { useSyncExternalStore, type ReactElement } from 'react';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { KeepCopy } from './keep-copy.tsx';
import { PlainPlayer } from './plain-player.tsx';
import type { ReceivedItem } from './received-item.ts';

const subscribeToNothing = () => () => undefined;

/** The browser's own player until scripts load ours; it stays for recordings of unknown length. */
export function EnhancedPlayer({ item }: { item: ReceivedItem }): ReactElement {
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { kind } = item;
  if (!scripted || item.url === '' || !item.durationMs || (kind !== 'VOICE' && kind !== 'VIDEO')) {
    return <PlainPlayer item={item} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <RecordingPlayer recording={{ ...item, kind, downloadUrl: null }} />
      <KeepCopy item={item} />
    </div>
  );
}
