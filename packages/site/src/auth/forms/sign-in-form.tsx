import { signIn } from '#api-client/session.ts';
import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { EmailField } from './email-field.tsx';
import { NewOrKnownPasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';

const words = authModalWords.signIn;

export function SignInForm(props: AccountFormProps & { onForgot: () => void }) {
  const form = useAccountForm({
    ...props,
    schema: signInForm,
    words,
    send: async (values) => {
      await signIn(values);
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
        autoComplete="current-password"
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
      <Button variant="quiet" size="sm" className="justify-self-center" onClick={props.onForgot}>
        {words.forgot}
      </Button>
    </form>
  );
}
