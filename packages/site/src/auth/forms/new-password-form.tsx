import { isRefusal } from '@infinite/api-client/refusal';
import { newPasswordFault } from '@infinite/schema/accounts/account-rules';
import { resetPasswordWords as words } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { resetPassword } from '../account-calls.ts';
import { faultsOnly, focusFirstError } from './form-errors.ts';
import { NewOrKnownPasswordField } from './password-field.tsx';

/** A new password for the account that the link belongs to. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  // Before hydration the browser itself would submit the form.
  const canSend = useSyncExternalStore(neverChanges, onClient, onServer);
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const errors = (submitted && faultsOnly({ password: newPasswordFault(password) })) || {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    setRefusal(null);
    const found = faultsOnly({ password: newPasswordFault(password) });
    if (found) {
      focusFirstError(event.currentTarget, found);
      return;
    }
    setPending(true);
    try {
      await resetPassword(token, password);
      onDone();
    } catch (error) {
      setRefusal((isRefusal(error) && error.words) || words.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    // Never as GET, which would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[440px] gap-5">
      {refusal ? <ErrorState title={words.failedTitle}>{refusal}</ErrorState> : null}
      <NewOrKnownPasswordField
        autoComplete="new-password"
        label={words.label}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={!canSend}
        pending={pending}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
    </form>
  );
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
