import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import type { ReactElement } from 'react';
import { Recorder } from '#recordings/recorder.tsx';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface RecordStoryProps {
  readonly name: string;
  readonly onKept: (recordingId: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The recorder above the page of a person; what is kept comes back attached. */
export function RecordStory({ name, onKept, onClose }: RecordStoryProps): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.recordTitle(name)}
      description={words.recordHint}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Recorder mode="voice" onFinished={(recordingId) => void onKept(recordingId)} />
    </Dialog>
  );
}
