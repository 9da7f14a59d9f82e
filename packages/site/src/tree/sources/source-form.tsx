import type { TreeSourcePartsFragment, TreeSourceInput } from '@infinite/schema/generated/graphql';
import { treeLimits } from '@infinite/schema/catalogue/tree';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { sourcesWords } from './sources.en.ts';

const words = sourcesWords.form;

interface SourceFormProps {
  readonly label: string;
  /** Null: a new one. */
  readonly source: TreeSourcePartsFragment | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly pending: boolean;
  readonly ready: boolean;
  readonly onSave: (input: TreeSourceInput) => void;
  readonly onCancel: () => void;
}

const parts = ['title', 'author', 'publication', 'repository'] as const;
const hints: Partial<Record<(typeof parts)[number], string>> = {
  title: words.titleHint,
  publication: words.publicationHint,
  repository: words.repositoryHint,
};

/** A source: what it is called, who wrote it, and where it is kept. */
export function SourceForm(props: SourceFormProps): ReactElement {
  const { label, source, errors, pending, onSave, onCancel } = props;
  const [typed, setTyped] = useState({
    title: source?.title ?? '',
    author: source?.author ?? '',
    publication: source?.publication ?? '',
    repository: source?.repository ?? '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // An unchanged repository stays as it is, also where a source has several.
    const { repository, ...rest } = typed;
    onSave(repository === (source?.repository ?? '') ? rest : typed);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={label}
      className="grid max-w-measure gap-4 rounded-md border border-rule p-5"
    >
      <h2 className="m-0 text-xl">{label}</h2>
      {parts.map((part) => (
        <Field
          key={part}
          label={words[part]}
          note={part === 'title' ? undefined : words.optional}
          hint={hints[part]}
          error={errors[part] ?? errors[`input.${part}`]}
          required={part === 'title'}
        >
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={treeLimits.title}
            value={typed[part]}
            onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!props.ready}
          pending={pending}
          pendingLabel={words.saving}
        >
          {source ? words.save : words.add}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
