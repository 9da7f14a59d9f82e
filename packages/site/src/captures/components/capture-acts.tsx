import {
  ChangeCaptureDocument,
  RenewCaptureLinkDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import type { CaptureItemProps } from '#captures/capture-item-props.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = storyQuestionsWords.item;

/** Pause, go on, make a new link, end. */
export function CaptureActs({ capture, onChange }: CaptureItemProps): ReactElement {
  const [asks, setAsks] = useState<'end' | 'renew' | null>(null);
  const change = useAct(ChangeCaptureDocument);
  const renewing = useAct(RenewCaptureLinkDocument);
  const { id, state, personName } = capture;
  const paused = state === 'PAUSED';
  const pending = change.pending || renewing.pending;
  const close = () => setAsks(null);
  const act = async (what: 'PAUSE' | 'RESUME' | 'END') => {
    const done = await change.act({ id, act: what }, words.done);
    close();
    if (done) onChange(done.changeCapture);
  };
  const renew = async () => {
    const done = await renewing.act({ id }, words.done);
    close();
    if (done) onChange(done.renewCaptureLink);
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button disabled={pending} onClick={() => void act(paused ? 'RESUME' : 'PAUSE')}>
        {paused ? words.resume : words.pause}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={() => setAsks('renew')}>
        {words.renew}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={() => setAsks('end')}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={asks === 'end'}
        onOpenChange={close}
        title={words.endTitle(personName)}
        description={words.endBody}
        confirmLabel={words.endConfirm}
        cancelLabel={words.cancel}
        tone="danger"
        pending={pending}
        onConfirm={() => void act('END')}
      />
      <ConfirmDialog
        open={asks === 'renew'}
        onOpenChange={close}
        title={words.renewTitle}
        description={words.renewBody}
        confirmLabel={words.renewConfirm}
        cancelLabel={words.cancel}
        pending={pending}
        onConfirm={() => void renew()}
      />
    </div>
  );
}
