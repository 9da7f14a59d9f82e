import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import type { ReactElement } from 'react';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';

const words = storyQuestionsWords.form;

interface Known {
  readonly name: string;
  readonly email: string;
  readonly timeZone: string | null;
  readonly language: string | null;
}

export interface KnownPeople {
  /** Of the address book. */
  readonly people: readonly (Known & { readonly id: string })[];
  /** Their addresses are their own, so only the name is filled in. */
  readonly members: readonly { readonly id: string; readonly name: string }[];
}

interface KnownPersonProps extends KnownPeople {
  onChoose(person: Known): void;
}

const nobody = { name: '', email: '', timeZone: null, language: null };

/** Fills the form in from the address book or the family; everything can be changed afterward. */
export function KnownPerson({ people, members, onChoose }: KnownPersonProps): ReactElement | null {
  if (people.length + members.length === 0) return null;
  const choose = (id: string) => {
    const member = members.find((one) => one.id === id);
    const person = people.find((one) => one.id === id);
    onChoose(person ?? (member ? { ...nobody, name: member.name } : nobody));
  };
  return (
    <Field label={words.known}>
      <Select defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">{words.knownNone}</option>
        {[[words.book, people] as const, [words.members, members] as const].map(([label, known]) =>
          known.length === 0 ? null : (
            <optgroup key={label} label={label}>
              {known.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </Select>
    </Field>
  );
}
