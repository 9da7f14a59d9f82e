import { userLimits } from '@infinite/schema/catalogue/users';
import {
  SuspendUserDocument,
  UnsuspendUserDocument,
  type UserPageFragment,
} from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type FormEvent } from 'react';
import { useAct } from './use-act.ts';

const words = usersConsoleWords.acts;

/** Refuses the account's sign-in, with a reason; says that armed messages are delivered all the same. */
export function SuspendUser({ user }: { user: UserPageFragment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        {words.suspend.label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.suspend.title(user.username)}
        description={words.suspend.text(user.deliveryHealth.armed)}
      >
        <ReasonForm user={user} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReasonForm({ user, onClose }: { user: UserPageFragment; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const act = useAct(SuspendUserDocument, words.suspend.done);
  const resume = useAct(UnsuspendUserDocument, words.unsuspend.done);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (act.pending || reason.trim() === '') return;
    const undo = { label: words.undo, run: () => void resume.run({ id: user.id }) };
    if (await act.run({ id: user.id, reason }, undo)) onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={asked && reason.trim() === '' ? words.reasonRequired : undefined}
        required
      >
        <TextArea
          value={reason}
          maxLength={userLimits.reasonCharacters}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="danger" pending={act.pending}>
          {words.suspend.label}
        </Button>
      </div>
    </form>
  );
}
