import type { TreeSex } from '@infinite/schema/generated/graphql';
import { ChangeTreePersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { editWords as words } from './edit.en.ts';
import type { Edits } from './use-edits.ts';

interface ChangePersonProps {
  readonly person: PersonDetails;
  readonly name: string;
  readonly edits: Edits;
  readonly onDone: () => void;
}

const nameParts = ['prefix', 'given', 'nickname', 'surname', 'suffix'] as const;
type NamePart = (typeof nameParts)[number];
const sexes: readonly TreeSex[] = ['F', 'M', 'X', 'U'];

/** The name that is shown, sex and notes of a person; other names stay as they are. */
export function ChangePerson({ person, name, edits, onDone }: ChangePersonProps): ReactElement {
  const [first] = person.names;
  const [parts, setParts] = useState<Record<NamePart, string>>({
    prefix: first?.prefix ?? '',
    given: first?.given ?? '',
    nickname: first?.nickname ?? '',
    surname: first?.surname ?? '',
    suffix: first?.suffix ?? '',
  });
  const [sex, setSex] = useState<TreeSex>(person.sex);
  const [note, setNote] = useState(person.notes[0] ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (edits.pending) return;
    const rest = person.names.slice(1).map(({ display: _, ...each }) => each);
    const { surnamePrefix = '', type = null, language = null, at = null } = first ?? {};
    const input = {
      names: [{ ...parts, surnamePrefix, type, language, at }, ...rest],
      sex,
      notes: [note, ...person.notes.slice(1)].filter(Boolean),
    };
    const { id, version } = person;
    const done = await edits.run(ChangeTreePersonDocument, { id, version, input }, () =>
      words.saved(`${parts.given} ${parts.surname}`.trim() || name),
    );
    if (done) onDone();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={words.changeTitle(name)}
      className="mt-4 grid gap-3"
    >
      {nameParts.map((part) => (
        <Field key={part} label={words[part]} error={edits.errors[part]}>
          <TextInput
            dir="auto"
            autoComplete="off"
            value={parts[part]}
            onChange={({ target }) => setParts({ ...parts, [part]: target.value })}
          />
        </Field>
      ))}
      <Field label={words.sex}>
        <Select
          value={sex}
          onChange={({ target }) => setSex(sexes.find((each) => each === target.value) ?? 'U')}
        >
          {sexes.map((each) => (
            <option key={each} value={each}>
              {words.sexes[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.notes} note={words.optional} hint={words.notesHint}>
        <TextArea
          dir="auto"
          rows={3}
          className="min-h-24!"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={edits.pending}
          pendingLabel={words.saving}
        >
          {words.keep}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
