import { byTag } from '@infinite/schema/locale/formats';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { Select } from '@infinite/ui/select';
import { useState, type FormEvent } from 'react';
import { noticesWords } from '#notices/notices.en.ts';

const words = noticesWords.mutes;
const monthName = byTag((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));
const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  // In a leap year: February 29 can be muted too.
  days: new Date(Date.UTC(2000, month + 1, 0)).getUTCDate(),
}));

interface MuteDaysFormProps {
  ready: boolean;
  pending: boolean;
  error: string | undefined;
  /** Days as 'MM-DD', both included. True when they are muted now. */
  onMute: (days: { fromDay: string; untilDay: string }) => Promise<boolean>;
}

/** Days that come back every year, such as the week of a death. */
export function MuteDaysForm({ ready, pending, error, onMute }: MuteDaysFormProps) {
  const [fromDay, setFrom] = useState('01-01');
  const [untilDay, setUntil] = useState('01-01');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void onMute({ fromDay, untilDay });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-8">
      <h3 className="m-0 mb-4 text-xl">{words.days}</h3>
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <DayChoice
          label={words.from}
          day={fromDay}
          onChange={(day) => {
            setFrom(day);
            // One day is what most choose.
            if (untilDay === fromDay) setUntil(day);
          }}
        />
        <DayChoice label={words.until} day={untilDay} onChange={setUntil} />
      </div>
      {error ? <FieldError id="mute-days-error">{error}</FieldError> : null}
      <Button type="submit" className="mt-4" disabled={!ready} pending={pending}>
        {words.muteDays}
      </Button>
    </form>
  );
}

function DayChoice(props: { label: string; day: string; onChange: (day: string) => void }) {
  const { label, day, onChange } = props;
  const [month = '01', date = '01'] = day.split('-');
  const { days } = months.find(({ value }) => value === month) ?? { days: 31 };
  const choose = (nextMonth: string, nextDate: string) => {
    const most = months.find(({ value }) => value === nextMonth)?.days ?? 31;
    const kept = Math.min(Number(nextDate), most);
    onChange(`${nextMonth}-${String(kept).padStart(2, '0')}`);
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{label}</legend>
      <div className="flex gap-3">
        <Field label={words.month} className="w-40">
          <Select value={month} onChange={({ target }) => choose(target.value, date)}>
            {months.map(({ value }, month) => (
              <option key={value} value={value}>
                {monthName().format(Date.UTC(2000, month))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.day} className="w-28">
          <Select value={date} onChange={({ target }) => choose(month, target.value)}>
            {Array.from({ length: days }, (_, index) => String(index + 1).padStart(2, '0')).map(
              (value) => (
                <option key={value} value={value}>
                  {Number(value)}
                </option>
              ),
            )}
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}
