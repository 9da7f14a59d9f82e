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
import { useAccountForm, type AccountFormProps } from './use-account-form.ts';

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
  return (
    <AccountFormBody {...props} form={form} words={words} autoComplete="current-password">
      <PasskeyButton
        label={passkeyWords.signIn}
        ask={signInWithPasskey}
        onDone={() => {
          showToast({ title: words.doneTitle, description: words.done, tone: 'success' });
          props.onDone();
        }}
      />
      <Button variant="quiet" size="sm" className="justify-self-center" onClick={props.onForgot}>
        {words.forgot}
      </Button>
    </AccountFormBody>
  );
}
