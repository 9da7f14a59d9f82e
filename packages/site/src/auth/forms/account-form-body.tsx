import { Button } from '@infinite/ui/button';
import type { ReactNode } from 'react';
import { EmailField } from './email-field.tsx';
import { NewOrKnownPasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import type { AccountFormProps, useAccountForm } from './use-account-form.ts';

interface AccountFormBodyProps extends Omit<AccountFormProps, 'onDone'> {
  form: ReturnType<typeof useAccountForm>;
  autoComplete: 'current-password' | 'new-password';
  words: { submit: string; pending: string };
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail, password, what was refused, and the button: the same to sign in and to sign up. */
export function AccountFormBody({ form, words, autoComplete, ...props }: AccountFormBodyProps) {
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <EmailField
        ref={props.emailRef}
        value={props.email}
        onChange={props.onEmailChange}
        error={form.errors.email}
        passkeys={autoComplete === 'current-password'}
      />
      <NewOrKnownPasswordField
        autoComplete={autoComplete}
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
      {props.children}
    </form>
  );
}
