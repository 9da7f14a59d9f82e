import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { useRef, type ReactElement } from 'react';
import { Recorder } from '#recordings/recorder.tsx';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface RecordStoryProps {
  readonly name: string;
  /** @returns whether it is attached now */
  readonly onKept: (recordingId: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The recorder above the page of a person; what is kept comes back attached. */
export function RecordStory({ name, onKept, onClose }: RecordStoryProps): ReactElement {
  const attached = useRef(new Map<string, Promise<boolean>>());
  // It is announced when it is kept, and again when the last of it has arrived: the second time only
  // matters where the first was refused.
  const onFinished = (recordingId: string) => {
    const before = attached.current.get(recordingId) ?? Promise.resolve(false);
    const now = before.then((isAttached) => isAttached || onKept(recordingId));
    attached.current.set(recordingId, now);
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
