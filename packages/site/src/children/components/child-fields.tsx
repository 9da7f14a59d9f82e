import { childLimits } from '@infinite/schema/catalogue/children';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { childrenPageWords as words } from '#children/children.en.ts';

interface ChildFieldsProps {
  readonly name: string;
  readonly birthday: string;
  readonly errors: Readonly<Record<string, string>>;
  onName(name: string): void;
  onBirthday(birthday: string): void;
}

/** Name and birthday. */
export function ChildFields(props: ChildFieldsProps): ReactElement {
  const { name, birthday, errors } = props;
  return (
    <>
      <Field label={words.name} hint={words.nameHint} error={errors['name']} required>
        <TextInput
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={childLimits.nameMaximum * 2}
          value={name}
          onChange={({ target }) => props.onName(target.value)}
        />
      </Field>
      <Field label={words.birthday} hint={words.birthdayHint} error={errors['birthday']} required>
        <TextInput
          type="date"
          autoComplete="off"
          className="max-w-60"
          value={birthday}
          onChange={({ target }) => props.onBirthday(target.value)}
        />
      </Field>
    </>
  );
}
