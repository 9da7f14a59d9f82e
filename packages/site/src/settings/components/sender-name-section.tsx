import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { UpdateSenderNameDocument } from '@infinite/schema/generated/operations';
import { senderNameWords } from '@infinite/schema/words/composer.en';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { useState, type ReactElement } from 'react';
import { useAct } from '../use-act.ts';
import { OneFieldForm } from './one-field-form.tsx';

const words = memberSettingsWords.senderName;

/** The name that recipients read; the name to sign in with is another. */
export function SenderNameSection({ first }: { first: string }): ReactElement {
  const [name, setName] = useState(first);
  const act = useAct(UpdateSenderNameDocument);
  return (
    <OneFieldForm
      name="senderName"
      autoComplete="name"
      label={senderNameWords.label}
      hint={senderNameWords.hint}
      error={act.errors['name']}
      maxLength={recipientLimits.senderName}
      value={name}
      onChange={setName}
      saveLabel={words.save}
      ready={act.ready}
      pending={act.pending}
      onSave={async () => void (await act.act({ name }, words.saved(name.trim())))}
    />
  );
}
