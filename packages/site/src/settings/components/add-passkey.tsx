import { isRefusal } from '@infinite/api-client/refusal';
import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import { addPasskey } from '#auth/passkeys.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { OneFieldForm } from './one-field-form.tsx';

const words = memberSettingsWords.passkeys;

interface AddPasskeyProps {
  ready: boolean;
  onAdded: () => Promise<void>;
}

export function AddPasskey({ ready, onAdded }: AddPasskeyProps) {
  const toast = useToast();
  const [name, setName] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const add = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await addPasskey(name);
      toast.show({ title: words.added, description: words.addedText, tone: 'success' });
      setName('');
      await onAdded();
    } catch (error) {
      setProblem((isRefusal(error) && error.words) || passkeyWords.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mt-5">
      <OneFieldForm
        name="passkey-name"
        autoComplete="off"
        label={words.name}
        hint={words.nameHint}
        maxLength={passkeyLimits.nameCharacters}
        value={name}
        onChange={setName}
        error={problem}
        saveLabel={words.add}
        ready={ready}
        pending={pending}
        onSave={add}
      />
    </div>
  );
}
