import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-wiring.ts';
import { FieldError } from './field-error.tsx';

export interface FieldProps {
  label: string;
  /** One control of this package: TextInput, PasswordInput, TextArea, Select. */
  children: ReactNode;
  hint?: ReactNode;
  /** Shown under the control, tied to it, and marks it invalid. */
  error?: string;
  required?: boolean;
  /** Words after the label, such as 'optional'. */
  note?: string;
  /** The label is read aloud only; use where the surroundings say it to the eye. */
  hideLabel?: boolean;
  className?: string;
}

/** A label, one control, its hint and its error, tied together for eye and ear. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required, note, hideLabel, className } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    required,
  };
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={clsx(hideLabel ? 'only-read-aloud' : 'mb-1 block font-semibold')}
      >
        {label}
        {note ? <span className="font-normal text-ink-soft"> ({note})</span> : null}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
