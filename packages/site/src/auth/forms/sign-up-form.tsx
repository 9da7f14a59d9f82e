import { signUp } from '#api-client/session.ts';
import { reportSignUp } from '../conversion.ts';
import { signUpForm } from '@infinite/schema/accounts/sign-up.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { EmailField } from './email-field.tsx';
import { NewOrKnownPasswordField } from './password-field.tsx';
import { sourceOfThisPage } from '../report-modal.ts';
import { Refusal } from './refusal.tsx';
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';

const words = authModalWords.signUp;

export function SignUpForm(props: AccountFormProps) {
  const form = useAccountForm({
    ...props,
    schema: signUpForm,
    words,
    send: async (values) => {
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
