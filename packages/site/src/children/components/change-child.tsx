import { UpdateChildDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { ChildFields } from '#children/components/child-fields.tsx';
import { useAct } from '#settings/use-act.ts';

interface ChangeChildProps {
  readonly child: ChildView;
  onDone(): Promise<void>;
  onClose(): void;
}

/** Where a parent corrects name and birthday. */
export function ChangeChild({ child, onDone, onClose }: ChangeChildProps): ReactElement {
  const [name, setName] = useState(child.name);
  const [birthday, setBirthday] = useState(child.birthday ?? '');
  const { act, ready, pending, errors } = useAct(UpdateChildDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!(await act({ id: child.id, input: { name, birthday } }, words.changed))) return;
    await onDone();
    onClose();
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={words.changeOf(child.name)}
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-measure gap-6"
    >
      <ChildFields {...{ name, birthday, errors }} onName={setName} onBirthday={setBirthday} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" disabled={!ready} pending={pending} pendingLabel={words.saving}>
          {words.saveChange}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
