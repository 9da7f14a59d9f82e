import { moods, type MoodName } from '@infinite/schema/catalogue/moods';
import { moodNames } from '@infinite/schema/words/moods.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useState, type FormEvent, type ReactElement } from 'react';
import { moodPageWords as words } from './mood.en.ts';

interface ChooseMoodProps {
  readonly first: MoodName | null;
  readonly pending: boolean;
  readonly onChoose: (mood: MoodName | null) => void;
  readonly onClose: () => void;
}

/** One mood of the few, or none. */
export function ChooseMood({ first, pending, onChoose, onClose }: ChooseMoodProps): ReactElement {
  const [mood, setMood] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onChoose(mood);
  };
  return (
    <form method="post" className="mt-3 max-w-80" onSubmit={submit}>
      <Field label={words.choose}>
        <Select
          value={mood ?? ''}
          onChange={({ target }) => setMood(moods.find((name) => name === target.value) ?? null)}
        >
          <option value="">{words.noMood}</option>
          {moods.map((name) => (
            <option key={name} value={name}>
              {moodNames[name]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}
