import { isRefusal } from '@infinite/api-client/refusal';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { PasskeyButton } from './passkey-button.tsx';
import { Problem } from './problem.tsx';

const words = secondFactorWords.step;

interface SecondStepFormProps<User> {
  /** Sends the code; rejects with a `Refusal` that has words for the reader. */
  take: (code: string) => Promise<User>;
  /** The same by a passkey; absent where the page cannot use one. */
  passkey?: (() => Promise<User>) | undefined;
  onDone: (user: User) => void;
  /** Back to the password: `why` where this sign-in can no longer be finished. */
  onBack: (why: string | null) => void;
}

/** The second step of a sign-in. The focus starts in its only field. */
export function SecondStepForm<User>({ take, passkey, onDone, onBack }: SecondStepFormProps<User>) {
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setProblem(null);
    setFault(code.trim() === '' ? secondFactorWords.codeMissing : undefined);
    if (code.trim() === '') return;
    setPending(true);
    try {
      onDone(await take(code));
    } catch (error) {
      if (isRefusal(error, 'UNAUTHENTICATED')) onBack(error.words);
      else if (isRefusal(error, 'INVALID_INPUT')) setFault(error.words);
      else setProblem((isRefusal(error) && error.words) || words.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    // Never as GET, which would put the code into the URL.
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.code} hint={words.hint} error={fault} required>
        <TextInput
          // The step replaces the form that had the focus.
          ref={focusOnce}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" wide pending={pending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
      {passkey ? (
        <PasskeyButton
          label={passkeyWords.second}
          ask={passkey}
          onDone={onDone}
          onRefused={(error) => {
            const over = isRefusal(error, 'UNAUTHENTICATED');
            if (over) onBack(error.words);
            return over;
          }}
        />
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-center"
        onClick={() => onBack(null)}
      >
        {words.back}
      </Button>
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
