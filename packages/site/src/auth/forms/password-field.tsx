import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Field } from '@infinite/ui/field';
import { PasswordInput } from '@infinite/ui/password-input';
import { StrengthMeter } from '../components/strength-meter.tsx';

interface PasswordFieldProps {
  /** A new password gets a hint and the strength meter. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error?: string;
  label?: string;
}

export function NewOrKnownPasswordField(props: PasswordFieldProps) {
  const isNew = props.autoComplete === 'new-password';
  return (
    <div>
      <Field
        label={props.label ?? authModalWords.password}
        error={props.error}
        hint={isNew ? authModalWords.passwordHint : undefined}
        required
      >
        <PasswordInput
          name="password"
          autoComplete={props.autoComplete}
          showLabel={authModalWords.showPassword}
          hideLabel={authModalWords.hidePassword}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      </Field>
      {isNew ? <StrengthMeter password={props.value} /> : null}
    </div>
  );
}
