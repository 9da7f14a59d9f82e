import { holdReasonMax } from '@infinite/schema/catalogue/operations';
import {
  HoldDeliveriesDocument,
  ReleaseDeliveriesDocument,
  type DeliveryFiguresFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type FormEvent } from 'react';
import { formatMoment } from '#components/moments.ts';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.deliveries;
const reads = ['DeliveryHealth', 'OperatorDeliveries', 'Standing'];

/** Whether sending is on hold, with the buttons to hold and release. */
export function DeliveryHold({ health }: { health: DeliveryFiguresFragment }) {
  return health.held ? <Held health={health} /> : <Flowing />;
}

function Held({ health }: { health: DeliveryFiguresFragment }) {
  const [asking, setAsking] = useState(false);
  const release = useOperation(ReleaseDeliveriesDocument, words.releaseDone, reads);
  const { since, reason, dueMessages, dueDeliveries } = health;
  return (
    <div role="alert" className="rounded-md border border-edge bg-amber-tint px-4 py-3">
      <p className="m-0 font-semibold">{words.held}</p>
      {since ? <p className="m-0">{words.heldSince(formatMoment(since), reason ?? '')}</p> : null}
      <p className="mt-1 mb-3">{words.heldText(dueMessages, dueDeliveries)}</p>
      <Button onClick={() => setAsking(true)}>{words.release}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={words.releaseTitle}
        description={words.releaseText(dueDeliveries)}
        confirmLabel={words.release}
        cancelLabel={words.releaseKeep}
        pending={release.pending}
        onConfirm={() => void release.run({}).then(() => setAsking(false))}
      />
    </div>
  );
}

function Flowing() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="m-0">{words.flowing}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.hold}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.holdTitle}
        description={words.holdText}
      >
        <ReasonForm onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function ReasonForm({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const hold = useOperation(HoldDeliveriesDocument, words.holdDone, reads);
  const missing = reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing || hold.pending) return;
    if (await hold.run({ reason })) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={asked && missing ? words.reasonMissing : undefined}
        required
      >
        <TextArea
          value={reason}
          maxLength={holdReasonMax}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="danger" pending={hold.pending}>
          {words.hold}
        </Button>
      </div>
    </form>
  );
}
