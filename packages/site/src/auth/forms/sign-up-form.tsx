import { isRegistrationOpen, signUp } from '#api-client/session.ts';
import { reportSignUp } from '../conversion.ts';
import { signUpForm } from '@infinite/schema/accounts/sign-up.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { useEffect, useRef, useState } from 'react';
import { EmailField } from './email-field.tsx';
import { NewOrKnownPasswordField } from './password-field.tsx';
import { sourceOfThisPage } from '../report-modal.ts';
import { Refusal } from './refusal.tsx';
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';

const words = authModalWords.signUp;

/** E-mail and password; or, where no account can be made, the words that say so and nothing to fill. */
export function SignUpForm(props: AccountFormProps) {
  const [open, setOpen] = useState(true);
  const asked = useRef<Promise<void>>(null);
  useEffect(() => {
    asked.current ??= isRegistrationOpen().then(setOpen);
  }, []);
  // Two answers at once would each bring a cookie, and the last one would not fit the token.
  const settled = async () => asked.current;
  return open ? <OpenSignUpForm {...props} settled={settled} /> : <RegistrationClosed />;
}

function RegistrationClosed() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The field that had the focus is gone.
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p
      ref={text}
      tabIndex={-1}
      role="status"
      className="m-0 rounded-md border-l-4 border-amber bg-amber-tint px-4 py-3 text-ink"
    >
      {words.closed}
    </p>
  );
}

function OpenSignUpForm(props: AccountFormProps & { settled: () => Promise<unknown> }) {
  const form = useAccountForm({
    ...props,
    schema: signUpForm,
    words,
    send: async (values) => {
      await props.settled();
      const user = await signUp(values, sourceOfThisPage() ?? undefined);
      reportSignUp(user.email);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <EmailField
        ref={props.emailRef}
        value={props.email}
        onChange={props.onEmailChange}
        error={form.errors.email}
      />
      <NewOrKnownPasswordField
        autoComplete="new-password"
        value={form.password}
        onChange={form.setPassword}
        error={form.errors.password}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button
        type="submit"
        variant="primary"
        wide
        pending={form.pending}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
    </form>
  );
}
