import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  hideLegend?: boolean;
  /** One has to be chosen before a plain form is sent. */
  required?: boolean;
  /** Cards beside each other from 640 px on. */
  columns?: 1 | 2 | 3;
  className?: string;
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** One choice out of a few, each with room to say what it means. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    legend,
    options,
    value,
    onChange,
    hint,
    error,
    hideLegend,
    columns = 1,
    className,
  } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={clsx('m-0 min-w-0 border-0 p-0', className)}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={clsx(hideLegend ? 'only-read-aloud' : 'mb-2 p-0 font-semibold')}>
        {legend}
      </legend>
      {hint ? (
        <div id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
          {hint}
        </div>
      ) : null}
      <div className={clsx('grid gap-3', columnClasses[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-edge bg-raised px-4 py-3 hover:border-ink',
              'has-checked:border-accent has-checked:bg-accent-tint has-checked:inset-ring has-checked:inset-ring-accent',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              'has-disabled:cursor-default has-disabled:opacity-60',
            )}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              required={props.required}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-[0.3em] size-5 shrink-0 accent-accent focus-visible:outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2 font-semibold">
                {option.icon}
                {option.label}
              </span>
              {option.hint ? (
                <span className="block text-sm text-ink-soft">{option.hint}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
