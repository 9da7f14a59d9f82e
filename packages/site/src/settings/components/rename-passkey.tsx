import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { RenamePasskeyDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { useAct } from '../use-act.ts';

const words = memberSettingsWords.passkeys;

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onCancel: () => void;
  onRenamed: () => Promise<void>;
}

/** The name of a passkey as a field, with the focus in it. */
export function RenamePasskey({ passkey, onCancel, onRenamed }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const renaming = useAct(RenamePasskeyDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (renaming.pending) return;
    const done = words.renamed(name.trim());
    if (await renaming.act({ id: passkey.id, name }, done)) await onRenamed();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
      className="flex flex-wrap gap-3"
    >
      <Field
        label={words.newName(passkey.name)}
        error={renaming.errors['name']}
        className="min-w-0 flex-1 basis-64"
      >
        <TextInput
          ref={selectOnce}
          name="new-passkey-name"
          autoComplete="off"
          maxLength={passkeyLimits.nameCharacters}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            renaming.setErrors({});
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start sm:mt-8"
        pending={renaming.pending}
      >
        {words.saveName}
      </Button>
      <Button className="self-start sm:mt-8" onClick={onCancel}>
        {words.cancelRename}
      </Button>
    </form>
  );
}

/** The button that had the focus was replaced by the form. */
function selectOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
