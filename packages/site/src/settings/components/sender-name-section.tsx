import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { UpdateSenderNameDocument } from '@infinite/schema/generated/graphql';
import { senderNameWords } from '@infinite/schema/words/composer.en';
import { memberSettingsWords } from '@infinite/schema/words/member-settings.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '../use-act.ts';

const words = memberSettingsWords.senderName;

/** The name that recipients read; the name to sign in with is another. */
export function SenderNameSection({ first }: { first: string }): ReactElement {
  const [name, setName] = useState(first);
  const act = useAct(UpdateSenderNameDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!act.pending) await act.act({ name }, words.saved(name.trim()));
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-[560px] flex-wrap gap-4"
    >
      <Field
        label={senderNameWords.label}
        hint={senderNameWords.hint}
        error={act.errors['name']}
        className="min-w-0 flex-1 basis-64"
      >
        <TextInput
          name="senderName"
          autoComplete="name"
          maxLength={recipientLimits.senderName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        className="self-start sm:mt-8"
        disabled={!act.ready}
        pending={act.pending}
        pendingLabel={memberSettingsWords.profile.saving}
      >
        {words.save}
      </Button>
    </form>
  );
}
