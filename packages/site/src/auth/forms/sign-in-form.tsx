import { isRefusal } from '@infinite/api-client/refusal';
import { PasskeyButton } from '@infinite/integrations/second-factor/passkey-button';
import { signIn } from '#session/session.ts';
import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { Button } from '@infinite/ui/button';
import { showToast } from '@infinite/ui/toast-store';
import { signInWithPasskey } from '../passkeys.ts';
import { AccountFormBody } from './account-form-body.tsx';
import { Refusal } from './refusal.tsx';
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';
import { usePasskeySuggestions } from './use-passkey-suggestions.ts';

const words = authModalWords.signIn;

interface SignInFormProps extends AccountFormProps {
  onForgot: () => void;
  /** The password was right, and the account asks for a second step. */
  onSecondStep: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const form = useAccountForm({
    ...props,
    schema: signInForm,
    words,
    send: async (values) => {
      try {
        await signIn(values);
        return 'done';
      } catch (error) {
        if (!isRefusal(error, 'SECOND_STEP_NEEDED')) throw error;
        props.onSecondStep();
        return 'more';
      }
    },
  });
  const welcome = () => {
    showToast({ title: words.doneTitle, description: words.done, tone: 'success' });
    props.onDone();
  };
  const unknown = usePasskeySuggestions(welcome);
  return (
    <AccountFormBody {...props} form={form} words={words} autoComplete="current-password">
      <PasskeyButton label={passkeyWords.signIn} ask={signInWithPasskey} onDone={welcome} />
      <Refusal>{unknown}</Refusal>
      <Button variant="quiet" size="sm" className="justify-self-center" onClick={props.onForgot}>
        {words.forgot}
      </Button>
    </AccountFormBody>
  );
}
