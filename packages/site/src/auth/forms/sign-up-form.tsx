import { isRegistrationOpen, signUp } from '#session/session.ts';
import { reportSignUp } from '../conversion.ts';
import { signUpForm } from '@infinite/schema/accounts/sign-up.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { useEffect, useRef, useState } from 'react';
import { AccountFormBody } from './account-form-body.tsx';
import { sourceOfThisPage } from '../report-modal.ts';
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';

const words = authModalWords.signUp;

/** E-mail and password; or, where no account can be made, the words that say so and nothing to fill. */
export function SignUpForm(props: AccountFormProps) {
  const [open, setOpen] = useState(true);
  const asked = useRef<Promise<void>>(null);
  useEffect(() => {
    asked.current ??= isRegistrationOpen().then(setOpen);
  }, []);
  // Two concurrent responses would each set a cookie, and the last one would not match the token.
  const settled = async () => asked.current;
  return open ? <OpenSignUpForm {...props} settled={settled} /> : <RegistrationClosed />;
}

function RegistrationClosed() {
  return (
    <p
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
      return 'done';
    },
  });
  return <AccountFormBody {...props} form={form} words={words} autoComplete="new-password" />;
}
