import type { ReceivedItem } from '#received/components/received-item.ts';
import type { RecordingView } from './message-view.ts';

/** A member's own recording as the person who receives it will meet it. */
export function receivedItem(recording: RecordingView): ReceivedItem {
  const { state, silent: _silent, problem: _problem, ...shown } = recording;
  return { ...shown, ready: state === 'READY' };
}
