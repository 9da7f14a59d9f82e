import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { securityWords } from '@infinite/schema/words/security.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import {
  answerPasswordGate,
  isPasswordAsked,
  registerPasswordDialog,
  subscribeToPasswordGate,
} from '@infinite/ui/password-gate';
import { PasswordInput } from '@infinite/ui/password-input';
import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { PasskeyButton } from './second-factor/passkey-button.tsx';

/** The result of a typed password; `words` say why it was refused. */
export type PasswordAnswer = { kind: 'proven' } | { kind: 'refused'; words: string };

const words = securityWords.prompt;
const never = () => false;

interface PasswordPromptProps {
  confirm: (password: string) => Promise<PasswordAnswer>;
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

function PasswordForm({ confirm }: { confirm: (password: string) => Promise<PasswordAnswer> }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may stand inside another form of the page.
    event.stopPropagation();
    if (pending) return;
    setPending(true);
    const answer = await confirm(password);
    setPending(false);
    if (answer.kind === 'proven') answerPasswordGate(true);
    else setProblem(answer.words || words.failed);
  };
  return (
    // Never as GET, which would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={words.password} error={problem} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => answerPasswordGate(false)}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.confirming}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
