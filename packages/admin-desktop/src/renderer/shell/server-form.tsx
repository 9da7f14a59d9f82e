import { desktopLimits } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import type { ServerCheck } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';

const words = desktopWords.firstRun;

/** Asks for a server, checks that the product answers there, and makes it the one in use. */
export function ServerForm({ onAdded }: { onAdded?: () => void }) {
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setError('');
    try {
      const checked = await connect(address, name);
      if (!checked.ok) setError(desktopWords.serverFaults[checked.reason]);
      else onAdded?.();
    } catch {
      setError(desktopWords.serverFaults['not-an-address']);
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.address} hint={words.addressHint} error={error} required>
        <TextInput
          name="address"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={desktopLimits.serverAddress}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Field label={words.name} hint={words.nameHint}>
        <TextInput
          name="name"
          maxLength={desktopLimits.profileName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** Main checks that the product answers there before it adds the server. */
async function connect(address: string, name: string): Promise<ServerCheck> {
  if (address.trim() === '') return { ok: false, reason: 'not-an-address' };
  return bridge.request('profile:add', { address, name });
}
