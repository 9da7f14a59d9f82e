import { takenPrecisions } from '@infinite/schema/vault/taken';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { monthWords } from '#vault/timeline-groups.ts';
import { itemWords } from './item.en.ts';
import { earliestDay, type TakenForm } from './taken-form.ts';

const words = itemWords.form;

interface DateFieldsProps {
  readonly form: TakenForm;
  readonly error?: string | undefined;
  readonly onChange: (form: TakenForm) => void;
}

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** How well a date is known, and as much of it as that. */
export function DateFields({ form, error, onChange }: DateFieldsProps): ReactElement {
  const { precision } = form;
  const hasDay = precision === 'INSTANT' || precision === 'DAY';
  const shown = error ? { error } : {};
  return (
    <>
      <Field label={words.certainty}>
        <Select
          value={precision}
          onChange={({ currentTarget }) => {
            const next = takenPrecisions.find((name) => name === currentTarget.value);
            if (next) onChange({ ...form, precision: next });
          }}
        >
          {takenPrecisions.map((name) => (
            <option key={name} value={name}>
              {words.certainties[name]}
            </option>
          ))}
        </Select>
      </Field>
      {precision === 'UNKNOWN' ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          {precision === 'MONTH' ? (
            <Field label={words.month}>
              <Select
                value={form.month}
                onChange={({ currentTarget }) => onChange({ ...form, month: currentTarget.value })}
              >
                {monthNumbers.map((month) => (
                  <option key={month} value={month}>
                    {monthWords(`2000-${month}`).replace(' 2000', '')}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          {hasDay ? (
            <Field label={words.day} {...shown}>
              <TextInput
                type="date"
                min={earliestDay}
                value={form.day}
                onChange={({ currentTarget }) => onChange({ ...form, day: currentTarget.value })}
              />
            </Field>
          ) : (
            <Field label={words.year} hint={words.yearHint} {...shown}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={form.year}
                onChange={({ currentTarget }) => onChange({ ...form, year: currentTarget.value })}
              />
            </Field>
          )}
          {precision === 'INSTANT' ? (
            <Field label={words.time}>
              <TextInput
                type="time"
                step={1}
                value={form.time}
                onChange={({ currentTarget }) => onChange({ ...form, time: currentTarget.value })}
              />
            </Field>
          ) : null}
        </div>
      )}
    </>
  );
}
