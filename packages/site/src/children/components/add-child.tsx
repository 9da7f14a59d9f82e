import { consentVersion } from '@infinite/schema/catalogue/children';
import { AddChildDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type FormEvent, type ReactElement } from 'react';
import { childrenPageWords as words } from '#children/children.en.ts';
import { ChildFields } from '#children/components/child-fields.tsx';
import { Consent } from '#children/components/consent.tsx';
import { useAct } from '#settings/use-act.ts';

interface AddChildProps {
  onDone(): Promise<void>;
  onClose(): void;
}

/** Where a parent adds a child, and agrees. */
export function AddChild({ onDone, onClose }: AddChildProps): ReactElement {
  const [clientId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [given, setGiven] = useState(false);
  const { act, ready, pending, errors } = useAct(AddChildDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // No version is the answer of a box that is not ticked: the server says what is missing.
    const input = { clientId, name, birthday, consentVersion: given ? consentVersion : 0 };
    if (!(await act({ input }, words.added(name.trim())))) return;
    await onDone();
    onClose();
  };
  return (
    <section aria-labelledby="add-child">
      <h2 id="add-child" className="m-0 text-2xl">
        {words.addTitle}
      </h2>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid max-w-measure gap-6"
      >
        <ChildFields {...{ name, birthday, errors }} onName={setName} onBirthday={setBirthday} />
        <Consent given={given} error={errors['consentVersion']} onChange={setGiven} />
        <div className="flex flex-wrap gap-4">
          <Button
            type="submit"
            variant="primary"
            disabled={!ready}
            pending={pending}
            pendingLabel={words.saving}
          >
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </section>
  );
}
