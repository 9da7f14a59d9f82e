import { refusalOf } from '@infinite/api-client/refusal-of';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { securityWords } from '@infinite/schema/words/security.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { answerPasswordGate } from '@infinite/ui/password-gate';
import { PasswordInput } from '@infinite/ui/password-input';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';

/** Rejects with a `Refusal`, or with what Apollo Client throws. */
export type ConfirmPassword = (password: string, code: string | null) => Promise<unknown>;

const words = securityWords.prompt;
const { step } = secondFactorWords;

/** The password, then a code as well where the server asks this account for one. */
export function PasswordForm({ confirm }: { confirm: ConfirmPassword }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [faults, setFaults] = useState<{ password?: string; code?: string }>({});
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may stand inside another form of the page.
    event.stopPropagation();
    if (pending) return;
    setPending(true);
    try {
      await confirm(password, code);
      answerPasswordGate(true);
    } catch (error) {
      const refusal = refusalOf(error);
      const problem = refusal.words || words.failed;
      if (refusal.code === 'SECOND_STEP_NEEDED') setCode('');
      else setFaults(refusal.fields['code'] ? { code: problem } : { password: problem });
    } finally {
      setPending(false);
    }
  };
  return (
    // Never as GET, which would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={words.password} error={faults.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setFaults({});
          }}
        />
      </Field>
      {code === null ? null : (
        <Field label={step.code} hint={step.hint} error={faults.code} required>
          <TextInput
            // It appears only after the password was sent.
            ref={focusOnce}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setFaults({});
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => answerPasswordGate(false)}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.confirming}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
