import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** A yes or no with its words beside it; it is its own field. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="flex min-h-10 cursor-pointer items-start gap-3 py-1">
        <input
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          className="mt-[0.2em] size-5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <div id={`${id}-hint`} className={clsx('ml-8 text-sm text-ink-soft')}>
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
