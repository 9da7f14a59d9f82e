import { useMutation } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import {
  SaveCannedAnswerDocument,
  type CannedAnswerFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';
import { cannedWords as words } from './enquiries.en.ts';

interface CannedFormProps {
  /** Null: a new one. */
  answer: CannedAnswerFieldsFragment | null;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** Adds a canned answer, or changes one. */
export function CannedForm({ answer, onSaved, onCancel }: CannedFormProps) {
  const [name, setName] = useState(answer?.name ?? '');
  const [body, setBody] = useState(answer?.body ?? '');
  const [save, { loading, error }] = useMutation(SaveCannedAnswerDocument);
  const refusal = error ? refusalOf(error) : null;
  const fields = refusal?.fields ?? {};
  const submit = async () => {
    const { id = null, version = null } = answer ?? {};
    try {
      await save({ variables: { id, version, name, body } });
      await onSaved();
    } catch {
      // Shown above the fields, or beside one.
    }
  };
  return (
    <form
      aria-label={answer ? words.editTitle : words.add}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-3"
    >
      {refusal && Object.keys(fields).length === 0 ? (
        <ErrorState title={words.failed}>{refusal.words}</ErrorState>
      ) : null}
      <Field label={words.name} {...(fields['name'] ? { error: fields['name'] } : {})}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={words.body} {...(fields['body'] ? { error: fields['body'] } : {})}>
        <TextArea value={body} onChange={({ target }) => setBody(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={loading}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
