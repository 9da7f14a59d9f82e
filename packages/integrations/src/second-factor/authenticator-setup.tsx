import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { QrPicture } from '@infinite/ui/qr-picture';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { twoStepWords as words } from './second-factor.en.ts';
import type { AuthenticatorSetup as Setup, SecondFactorApi } from './second-factor-api.ts';
import { useOutcome } from './use-outcome.ts';

interface AuthenticatorSetupProps {
  api: SecondFactorApi;
  setup: Setup;
  /** With the recovery codes, which are not shown again. */
  onDone: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

/** The secret as a picture and as text, and the field for the first code. */
export function AuthenticatorSetup({ api, setup, onDone, onCancel }: AuthenticatorSetupProps) {
  const [code, setCode] = useState('');
  const { run, pending, problem } = useOutcome();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const done = await run(() => api.confirm(code));
    if (done) onDone(done.value);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[560px] gap-6">
      <div>
        <p className="m-0 font-semibold">{words.scan}</p>
        <p className="mt-1 mb-4 text-ink-soft">{words.scanHint}</p>
        <QrPicture text={setup.uri} label={words.picture} />
      </div>
      <div>
        <p className="m-0 font-semibold" id="authenticator-key">
          {words.secret}
        </p>
        <p className="mt-1 mb-0 font-mono wrap-anywhere" aria-labelledby="authenticator-key">
          {grouped(setup.secret)}
        </p>
      </div>
      <Field label={words.code} error={problem ?? undefined} required>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.pending}>
          {words.confirm}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{words.cancel}</Button> : null}
      </div>
    </form>
  );
}

/** In groups of four, as people type it; apps leave spaces out. */
function grouped(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
