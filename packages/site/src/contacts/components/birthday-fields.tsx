import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useId, useState } from 'react';
import { contactPageWords } from '#contacts/contacts.en.ts';

const words = contactPageWords.form;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1).padStart(2, '0'),
  label: monthName.format(new Date(Date.UTC(2000, at, 1))),
}));

interface BirthdayFieldsProps {
  /** As the address book keeps it, or what is typed so far, which the server refuses. */
  value: string;
  error: string | undefined;
  onChange: (birthday: string) => void;
}

/** A birthday with or without its year: a date picker would ask for the year first. */
export function BirthdayFields({ value, error, onChange }: BirthdayFieldsProps) {
  const id = useId();
  const [parts, setParts] = useState(() => partsOf(value));
  const change = (changed: Partial<typeof parts>) => {
    const now = { ...parts, ...changed };
    setParts(now);
    onChange(joined(now));
  };
  return (
    <fieldset
      className="m-0 min-w-0 border-0 p-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 p-0 font-semibold">
        {words.birthday} <span className="font-normal text-ink-soft">({words.optional})</span>
      </legend>
      <div className="flex flex-wrap gap-3">
        <Field label={words.month} className="min-w-0 basis-44">
          <Select
            aria-invalid={error ? true : undefined}
            value={parts.month}
            onChange={({ target }) => change({ month: target.value })}
          >
            <option value="">{words.noMonth}</option>
            {months.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.day} className="w-20">
          <TextInput
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            value={parts.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
        <Field label={words.year} note={words.yearNote} className="w-44">
          <TextInput
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            value={parts.year}
            onChange={({ target }) => change({ year: target.value })}
          />
        </Field>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

function partsOf(birthday: string): { year: string; month: string; day: string } {
  const match = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday);
  const [, year = '', month = '', day = ''] = match ?? [];
  return { year: year === '-' ? '' : year, month, day: day.replace(/^0/, '') };
}

function joined({ year, month, day }: { year: string; month: string; day: string }): string {
  if (month === '' && day.trim() === '' && year.trim() === '') return '';
  const known = year.trim() === '' ? '-' : year.trim().padStart(4, '0');
  return `${known}-${month}-${day.trim().padStart(2, '0')}`;
}
