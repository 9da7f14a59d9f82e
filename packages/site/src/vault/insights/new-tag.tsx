import { tagLimits } from '@infinite/schema/catalogue/tags';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { tagsPageWords as words } from './tags.en.ts';

interface NewTagProps {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** @returns whether it was added */
  readonly onAdd: (tag: string) => Promise<boolean>;
}

/** A tag in one's own words. */
export function NewTag({ error, isBusy, onAdd }: NewTagProps): ReactElement {
  const [tag, setTag] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && (await onAdd(tag))) setTag('');
  };
  return (
    <form
      method="post"
      noValidate
      className="flex max-w-96 flex-wrap items-end gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <Field label={words.label} error={error} className="min-w-0 flex-1 basis-40">
        <TextInput
          autoComplete="off"
          maxLength={tagLimits.characters}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {words.add}
      </Button>
    </form>
  );
}
