import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { FormEvent, ReactElement } from 'react';

/** A family's name with its button beside it. */
export function FamilyNameForm(props: {
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: (name: string) => void;
  onSave: () => Promise<void>;
  saveLabel: string;
  ready: boolean;
  pending: boolean;
}): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.pending) void props.onSave();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-[560px] flex-wrap gap-4">
      <Field
        label={props.label}
        hint={props.hint}
        error={props.error}
        className="min-w-0 flex-1 basis-64"
      >
        <TextInput
          value={props.value}
          maxLength={props.maxLength}
          autoComplete="off"
          onChange={({ target }) => props.onChange(target.value)}
        />
      </Field>
      <Button
        type="submit"
        className="self-start sm:mt-8"
        disabled={!props.ready}
        pending={props.pending}
      >
        {props.saveLabel}
      </Button>
    </form>
  );
}
