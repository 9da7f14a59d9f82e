import { FieldError } from '@infinite/ui/field-error';

interface PlainChoicesProps {
  name: string;
  legend: string;
  options: readonly { readonly id: string; readonly label: string; readonly text?: string }[];
  chosen: string | undefined;
  error: string | undefined;
}

/** One of a few, as a plain form sends it: nothing here needs scripts. */
export function PlainChoices({ name, legend, options, chosen, error }: PlainChoicesProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset
      className="m-0 min-w-0 border-0 p-0"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-2 p-0 font-semibold">{legend}</legend>
      <div className="grid gap-3">
        {options.map(({ id, label, text }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-edge bg-raised px-4 py-3 hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={chosen === id}
              className="mt-[0.3em] size-5 shrink-0 accent-accent focus-visible:outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              {text ? <span className="block text-sm text-ink-soft">{text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
