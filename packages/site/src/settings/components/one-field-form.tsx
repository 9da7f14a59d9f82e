import { actWords } from '#settings/act.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { FormEvent } from 'react';

interface OneFieldFormProps {
  /** Of the input, for the browser's own suggestions. */
  name: string;
  type?: 'text' | 'email';
  autoComplete: 'name' | 'username' | 'email' | 'off';
  label: string;
  hint?: string;
  error?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
  saveLabel: string;
  /** 'primary' where it is the one thing to do on the page. */
  variant?: 'primary';
  /** False until the page can send it. */
  ready: boolean;
  pending: boolean;
  onSave: () => Promise<void>;
}

/** A field that is saved by itself, with its button beside it. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, type, autoComplete, maxLength, value, ready, pending } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void props.onSave();
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
          {...{ name, type, autoComplete, maxLength, value }}
          onChange={({ target }) => props.onChange(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={props.variant}
        className="self-start sm:mt-8"
        disabled={!ready}
        pending={pending}
        pendingLabel={actWords.saving}
      >
        {props.saveLabel}
      </Button>
    </form>
  );
}
