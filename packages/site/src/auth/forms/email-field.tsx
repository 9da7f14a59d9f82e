import type { Ref } from 'react';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Where a passkey may be picked among the suggestions. */
  passkeys?: boolean;
}

export function EmailField({ value, onChange, error, ref, passkeys }: EmailFieldProps) {
  return (
    <Field label={authModalWords.email} error={error} required>
      <TextInput
        ref={ref}
        type="email"
        name="email"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
