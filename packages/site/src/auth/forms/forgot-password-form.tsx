import { isRefusal } from '@infinite/api-client/refusal';
import { requestPasswordResetInput } from '@infinite/schema/accounts/password.input';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { requestPasswordReset } from '../account-calls.ts';
import { EmailField } from './email-field.tsx';
import { focusFirstError, formErrors } from './form-errors.ts';
import { Refusal } from './refusal.tsx';

const words = authModalWords.forgot;

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Requests the reset mail. The message is the same whether the address is known or not. */
export function ForgotPasswordForm({ email, onEmailChange, onBack }: ForgotPasswordFormProps) {
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const errors = (submitted && formErrors(requestPasswordResetInput, { email })) || {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    setRefusal(null);
    const found = formErrors(requestPasswordResetInput, { email });
    if (found) {
      focusFirstError(event.currentTarget, found);
      return;
    }
    setPending(true);
    try {
      await requestPasswordReset(email.trim());
      setSentTo(email.trim());
    } catch (error) {
      setRefusal((isRefusal(error) && error.words) || words.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {sentTo === null ? (
        <EmailField value={email} onChange={onEmailChange} error={errors.email} />
      ) : null}
      <div role="status">
        {sentTo === null ? null : (
          <p className="m-0 flex gap-3 rounded-md bg-success-tint px-4 py-3">
            <Icon as={MailCheck} className="mt-1 text-success" />
            {words.sent(sentTo)}
          </p>
        )}
      </div>
      <Refusal>{refusal}</Refusal>
      {sentTo === null ? (
        <Button type="submit" variant="primary" wide pending={pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" className="justify-self-center" onClick={onBack}>
        <Icon as={ArrowLeft} />
        {words.back}
      </Button>
    </form>
  );
}
