import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { useRef, type ReactElement } from 'react';
import { Recorder } from '#recordings/recorder.tsx';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface RecordStoryProps {
  readonly name: string;
  readonly onKept: (recordingId: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The recorder above the page of a person; what is kept comes back attached. */
export function RecordStory({ name, onKept, onClose }: RecordStoryProps): ReactElement {
  const kept = useRef(new Set<string>());
  // It is announced when it is kept, and again when the last of it has arrived.
  const onFinished = (recordingId: string) => {
    if (kept.current.has(recordingId)) return;
    kept.current.add(recordingId);
    void onKept(recordingId);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.recordTitle(name)}
      description={words.recordHint}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Recorder mode="voice" onFinished={onFinished} />
    </Dialog>
  );
}
