import { isRefusal } from '@infinite/api-client/refusal';
import { PasskeyButton } from '@infinite/integrations/second-factor/passkey-button';
import { SecondStepForm } from '@infinite/integrations/second-factor/second-step-form';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { PasswordInput } from '@infinite/ui/password-input';
import { TextInput } from '@infinite/ui/text-input';
import { showToast } from '@infinite/ui/toast-store';
import { useState, type FormEvent } from 'react';
import type { ConsoleSession } from '#platform/platform.ts';

const words = authModalWords.signIn;

/** E-mail and password, then the second step where there is one, with the documented messages and toasts. */
export function SignInForm(props: {
  session: ConsoleSession;
  onDone: (user: SessionUser) => void;
}) {
  const [values, setValues] = useState({ email: '', password: '' });
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const errors = submitted ? errorsOf(values) : {};

  const finish = (user: SessionUser) => {
    showToast({ title: words.doneTitle, description: words.done, tone: 'success' });
    props.onDone(user);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    setRefusal('');
    const found = errorsOf(values);
    const first = found.email ? 'email' : found.password ? 'password' : null;
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setPending(true);
    try {
      finish(await props.session.signIn(values));
    } catch (error) {
      if (isRefusal(error, 'SECOND_STEP_NEEDED')) return setStep('code');
      const description = wordsOf(error) || words.failed;
      setRefusal(description);
      showToast({ title: words.failedTitle, description, tone: 'danger' });
    } finally {
      setPending(false);
    }
  };

  if (step === 'code') {
    return (
      <SecondStepForm
        take={props.session.takeSecondStep}
        passkey={props.session.passkeys?.takeSecondStep}
        onDone={finish}
        onBack={(why) => {
          setRefusal(why ?? '');
          setStep('password');
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={authModalWords.email} error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
        />
      </Field>
      <Field label={authModalWords.password} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={authModalWords.showPassword}
          hideLabel={authModalWords.hidePassword}
          value={values.password}
          onChange={({ target }) => setValues({ ...values, password: target.value })}
        />
      </Field>
      {refusal ? <ErrorState title={refusal} /> : null}
      <Button type="submit" variant="primary" wide pending={pending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
      {props.session.passkeys ? (
        <PasskeyButton
          label={passkeyWords.signIn}
          ask={props.session.passkeys.signIn}
          onDone={finish}
        />
      ) : null}
    </form>
  );
}

function errorsOf(values: { email: string; password: string }) {
  const checked = signInForm.safeParse(values);
  if (checked.success) return {};
  const errors: { email?: string; password?: string } = {};
  for (const { path, message } of checked.error.issues) {
    if (path[0] === 'email') errors.email ??= message;
    if (path[0] === 'password') errors.password ??= message;
  }
  return errors;
}

/** The browser's own words for a lost line ('Failed to fetch') help nobody. */
function wordsOf(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : '';
}
