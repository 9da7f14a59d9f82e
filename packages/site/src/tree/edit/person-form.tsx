import type { TreePersonInput, TreeSex } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { editWords as words } from './edit.en.ts';

interface PersonFormProps {
  readonly title: string;
  /** What is likely, to begin with. */
  readonly guess?: { readonly surname?: string; readonly sex?: TreeSex };
  readonly errors: Readonly<Record<string, string>>;
  readonly pending: boolean;
  readonly onSave: (input: TreePersonInput) => void;
  readonly onCancel: () => void;
}

const sexes: readonly TreeSex[] = ['F', 'M', 'X', 'U'];

/** A new person in a small form; nothing of it has to be known. */
export function PersonForm(props: PersonFormProps): ReactElement {
  const { title, guess, errors } = props;
  const [given, setGiven] = useState('');
  const [surname, setSurname] = useState(guess?.surname ?? '');
  const [sex, setSex] = useState<TreeSex>(guess?.sex ?? 'U');
  const [birth, setBirth] = useState('');
  const [place, setPlace] = useState('');
  const [isDeceased, setDeceased] = useState(false);
  const [death, setDeath] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.pending) return;
    props.onSave({
      ...{ given, surname, sex, isDeceased },
      birth: birth || place ? { date: birth, place } : null,
      death: isDeceased && death ? { date: death, place: '' } : null,
    });
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      onSubmit={submit}
      className="grid max-w-[560px] gap-4"
    >
      <h3 className="m-0 text-xl wrap-anywhere">{title}</h3>
      <Field label={words.given} error={errors['given'] ?? errors['input.given']}>
        <TextInput
          autoFocus
          dir="auto"
          autoComplete="off"
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </Field>
      <Field label={words.surname} error={errors['surname'] ?? errors['input.surname']}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={surname}
          onChange={({ target }) => setSurname(target.value)}
        />
      </Field>
      <Field label={words.sex}>
        <Select value={sex} onChange={({ target }) => setSex(sexOf(target.value))}>
          {sexes.map((each) => (
            <option key={each} value={each}>
              {words.sexes[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.birth}
        note={words.optional}
        hint={words.birthHint}
        error={errors['birth.date'] ?? errors['input.birth.date'] ?? errors['birth']}
      >
        <TextInput
          autoComplete="off"
          value={birth}
          onChange={({ target }) => setBirth(target.value)}
        />
      </Field>
      <Field label={words.birthPlace} note={words.optional}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Field>
      <Checkbox
        label={words.died}
        checked={isDeceased}
        onChange={({ target }) => setDeceased(target.checked)}
      />
      {isDeceased ? (
        <Field
          label={words.death}
          note={words.optional}
          hint={words.deathHint}
          error={errors['death.date'] ?? errors['input.death.date'] ?? errors['death']}
        >
          <TextInput
            autoComplete="off"
            value={death}
            onChange={({ target }) => setDeath(target.value)}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={props.pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function sexOf(value: string): TreeSex {
  return sexes.find((sex) => sex === value) ?? 'U';
}
