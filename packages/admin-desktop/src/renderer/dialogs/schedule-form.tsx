import { exportKinds } from '@infinite/schema/catalogue/admin';
import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import type { Schedule } from '#ipc/channels.ts';

const words = desktopWords.files;

/** One more export by the clock. Without a folder nobody could be asked where to put it. */
export function ScheduleForm(props: { disabled: boolean; onAdd: (schedule: Schedule) => void }) {
  const [kind, setKind] = useState<Schedule['kind']>('users');
  const [every, setEvery] = useState<Schedule['every']>('day');
  const [weekday, setWeekday] = useState(1);
  const [time, setTime] = useState('06:00');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    props.onAdd({ kind, every, weekday, hour, minute, keep: null });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3 sm:grid-cols-2">
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={({ target }) =>
            setKind(exportKinds.find((known) => known === target.value) ?? 'users')
          }
        >
          {exportKinds.map((known) => (
            <option key={known} value={known}>
              {words.kinds[known]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.every}>
        <Select
          value={every}
          onChange={({ target }) => setEvery(target.value === 'week' ? 'week' : 'day')}
        >
          <option value="day">{words.day}</option>
          <option value="week">{words.week}</option>
        </Select>
      </Field>
      {every === 'week' ? (
        <Field label={words.weekday}>
          <Select value={weekday} onChange={({ target }) => setWeekday(Number(target.value))}>
            {words.weekdays.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.time}>
        <TextInput
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={props.disabled}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
