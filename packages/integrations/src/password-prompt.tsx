import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { securityWords } from '@infinite/schema/words/security.en';
import { Dialog } from '@infinite/ui/dialog';
import {
  answerPasswordGate,
  isPasswordAsked,
  registerPasswordDialog,
  subscribeToPasswordGate,
} from '@infinite/ui/password-gate';
import { useEffect, useSyncExternalStore } from 'react';
import { PasswordForm, type ConfirmPassword } from './password-form.tsx';
import { PasskeyButton } from './second-factor/passkey-button.tsx';

const words = securityWords.prompt;
const never = () => false;

interface PasswordPromptProps {
  confirm: ConfirmPassword;
  /** Where the person has a passkey: the same by it. Rejects with a `Refusal` that has words. */
  passkey?: (() => Promise<void>) | undefined;
}

/** Asks for the password when an operation needs it, then lets it continue. One per page. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const open = useSyncExternalStore(subscribeToPasswordGate, isPasswordAsked, never);
  useEffect(registerPasswordDialog, []);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) answerPasswordGate(false);
      }}
      title={words.title}
      description={words.why}
      size="sm"
      dismissOnOutsideClick={false}
    >
      <div className="grid gap-5">
        <PasswordForm confirm={props.confirm} />
        {props.passkey ? (
          <PasskeyButton
            label={passkeyWords.confirm}
            ask={props.passkey}
            onDone={() => answerPasswordGate(true)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
