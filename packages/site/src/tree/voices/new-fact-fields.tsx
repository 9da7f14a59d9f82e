import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { factName, newFactTags, treeVoicesWords as words } from './tree-voices.en.ts';

export interface NewFact {
  readonly tag: string;
  readonly date: string;
  readonly place: string;
  readonly value: string;
}

interface NewFactFieldsProps {
  readonly kind: 'INDIVIDUAL' | 'UNION';
  readonly fact: NewFact;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (fact: NewFact) => void;
}

/** Attributes, whose value is what they say. */
const withValue = new Set(['OCCU', 'EDUC', 'EVEN', 'FACT']);

/** The fields of a fact that is added. */
export function NewFactFields(props: NewFactFieldsProps): ReactElement {
  const { kind, fact, errors, onChange } = props;
  const tags: readonly string[] = newFactTags[kind];
  const set = (change: Partial<NewFact>) => onChange({ ...fact, ...change });
  const tag = tags.includes(fact.tag) ? fact.tag : (tags[0] ?? 'EVEN');
  return (
    <>
      <Field label={words.citeKind} error={errors['newFact.tag']}>
        <Select value={tag} onChange={({ target }) => set({ tag: target.value })}>
          {tags.map((each) => (
            <option key={each} value={each}>
              {factName(each)}
            </option>
          ))}
        </Select>
      </Field>
      {withValue.has(tag) ? (
        <Field label={words.citeValue} error={errors['newFact.value']}>
          <TextInput value={fact.value} onChange={({ target }) => set({ value: target.value })} />
        </Field>
      ) : null}
      <Field label={words.citeDate} hint={words.citeDateHint} error={errors['newFact.date']}>
        <TextInput
          value={fact.date}
          autoComplete="off"
          onChange={({ target }) => set({ date: target.value })}
        />
      </Field>
      <Field label={words.citePlace} hint={words.citePlaceHint} error={errors['newFact.place']}>
        <TextInput
          value={fact.place}
          autoComplete="off"
          onChange={({ target }) => set({ place: target.value })}
        />
      </Field>
    </>
  );
}
