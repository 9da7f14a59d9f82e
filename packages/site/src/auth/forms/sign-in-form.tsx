import { signIn } from '#session/session.ts';
import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { AccountFormBody } from './account-form-body.tsx';
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
    <AccountFormBody {...props} form={form} words={words} autoComplete="current-password">
      <Button variant="quiet" size="sm" className="justify-self-center" onClick={props.onForgot}>
        {words.forgot}
      </Button>
    </AccountFormBody>
  );
}
