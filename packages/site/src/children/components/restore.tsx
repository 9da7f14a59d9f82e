import { consentVersion } from '@infinite/schema/catalogue/children';
import { RestoreConsentDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { Consent } from '#children/components/consent.tsx';
import { useAct } from '#settings/use-act.ts';

interface RestoreProps {
  readonly child: ChildView;
  /** In words: when it is erased. */
  readonly day: string;
  onChange(): Promise<void>;
}

/** What becomes of a profile whose consent was withdrawn, and the way back. */
export function Restore({ child, day, onChange }: RestoreProps): ReactElement {
  const [given, setGiven] = useState(false);
  const { act, ready, pending, errors } = useAct(RestoreConsentDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { id: child.id, consentVersion: given ? consentVersion : 0 };
    if (await act(variables, words.restored)) await onChange();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-measure justify-items-start gap-4"
    >
      <p role="note" className="m-0 rounded-md bg-amber-tint px-5 py-4">
        {words.hiddenUntil(day)}
      </p>
      <Consent given={given} error={errors['consentVersion']} onChange={setGiven} />
      <Button type="submit" disabled={!ready} pending={pending} pendingLabel={words.saving}>
        {words.restore}
      </Button>
    </form>
  );
}
