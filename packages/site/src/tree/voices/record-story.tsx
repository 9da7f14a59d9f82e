import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import type { ReactElement } from 'react';
import { Recorder } from '#recordings/recorder.tsx';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface RecordStoryProps {
  readonly name: string;
  /** An individual or a union. */
  readonly recordId: string;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** The recorder above the page of a person; what is kept is attached. */
export function RecordStory(props: RecordStoryProps): ReactElement {
  const { name, recordId, onKept, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.recordTitle(name)}
      description={words.recordHint}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Recorder mode="voice" about={recordId} onFinished={onKept} />
    </Dialog>
  );
}
