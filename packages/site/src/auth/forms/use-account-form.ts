import { showToast } from '@infinite/ui/toast-store';
import { useState, type FormEvent, type Ref } from 'react';
import type { z } from 'zod';
import { focusFirstError, formErrors, type FormErrors } from './form-errors.ts';

export interface AccountFormProps {
  emailRef?: Ref<HTMLInputElement>;
  email: string;
  onEmailChange: (email: string) => void;
  /** After the user was stored and the toast shown: notify, close, reset, leave. */
  onDone: () => void;
}

interface AccountFormOptions extends AccountFormProps {
  schema: z.ZodType;
  words: { doneTitle: string; done: string; failedTitle: string; failed: string };
  /** Sends the form; resolves to whether the user is signed in, or another step follows. */
  send: (values: { email: string; password: string }) => Promise<'done' | 'more'>;
}

/** What sign-in and sign-up share: validate, send once, report the outcome. */
export function useAccountForm({ email, schema, words, send, onDone }: AccountFormOptions) {
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const values = { email, password };
  // No errors before the first submit; after that they update while typing.
  const errors: FormErrors<'email' | 'password'> = (submitted && formErrors(schema, values)) || {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    setRefusal(null);
    const found = formErrors(schema, values);
    if (found) {
      focusFirstError(event.currentTarget, found);
      return;
    }
    setPending(true);
    try {
      if ((await send(values)) === 'more') return;
    } catch (error) {
      const description = serverWords(error) || words.failed;
      setRefusal(description);
      showToast({ title: words.failedTitle, description, tone: 'danger' });
      return;
    } finally {
      setPending(false);
    }
    showToast({ title: words.doneTitle, description: words.done, tone: 'success' });
    setPassword('');
    setSubmitted(false);
    onDone();
  };

  return { password, setPassword, errors, pending, refusal, submit };
}

/**
 * The browser's own message for a lost connection ('Failed to fetch') helps nobody, so leave it
 * out.
 */
function serverWords(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : '';
}
