import { individualFactTags } from '@infinite/schema/catalogue/tree';
import type { TreeFactInput } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { nameOfTag } from '#tree/person/fact-words.en.ts';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { editWords } from './edit.en.ts';

const words = editWords.facts;

interface FactFormProps {
  /** Null: a new one. */
  readonly fact: PersonDetails['facts'][number] | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly pending: boolean;
  readonly onSave: (tag: string, input: TreeFactInput) => void;
  readonly onCancel: () => void;
}

/** Facts that say what they were: an occupation, a title. */
const withValue = new Set(
  'CAST DSCR EDUC IDNO NATI NCHI NMR OCCU PROP RELI SSN TITL FACT EVEN'.split(' '),
);
const ofAnyType = new Set(['EVEN', 'FACT']);
const ordered = [...individualFactTags].toSorted((one, other) =>
  nameOfTag(one).localeCompare(nameOfTag(other)),
);

/** One event or attribute: when, where, what. What is left empty is not recorded. */
export function FactForm({ fact, errors, pending, onSave, onCancel }: FactFormProps): ReactElement {
  const [tag, setTag] = useState<string>(fact?.tag ?? 'RESI');
  const [value, setValue] = useState(fact?.value ?? '');
  const [type, setType] = useState(fact?.type ?? '');
  const [date, setDate] = useState(fact?.date?.words ?? '');
  const [place, setPlace] = useState(fact?.place ?? '');
  const [note, setNote] = useState(fact?.notes[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const isSameDate = date === (fact?.date?.words ?? '');
    onSave(tag, {
      // What is left out stays as it is recorded, in whatever words and calendar.
      ...(isSameDate ? {} : { date }),
      ...(place === (fact?.place ?? '') ? {} : { place }),
      ...(value === (fact?.value ?? '') ? {} : { value }),
      ...(type === (fact?.type ?? '') ? {} : { type }),
      ...(note === (fact?.notes[0] ?? '')
        ? {}
        : { notes: [note, ...(fact?.notes.slice(1) ?? [])].filter(Boolean) }),
    });
  };
  const error = (name: string) => errors[name] ?? errors[`input.${name}`];
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={fact ? words.change(nameOfTag(tag)) : words.add}
      className="mt-3 grid gap-3 rounded-md border border-rule bg-paper p-4"
    >
      {fact ? null : (
        <Field label={words.kind}>
          <Select value={tag} onChange={({ target }) => setTag(target.value)}>
            {ordered.map((each) => (
              <option key={each} value={each}>
                {nameOfTag(each)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {ofAnyType.has(tag) ? (
        <Field label={words.type} error={error('type')}>
          <TextInput dir="auto" value={type} onChange={({ target }) => setType(target.value)} />
        </Field>
      ) : null}
      {withValue.has(tag) ? (
        <Field label={words.value} error={error('value')}>
          <TextInput dir="auto" value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
      ) : null}
      <Field label={words.date} hint={editWords.birthHint} error={error('date')}>
        <TextInput
          autoComplete="off"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </Field>
      <Field label={words.place} error={error('place')}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Field>
      <Field label={words.notes} note={editWords.optional} error={error('notes')}>
        <TextInput dir="auto" value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={pending}
          pendingLabel={editWords.saving}
        >
          {editWords.keep}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {editWords.cancel}
        </Button>
      </div>
    </form>
  );
}
