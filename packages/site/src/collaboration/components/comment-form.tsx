import { withMentions, type NamedPerson } from '@infinite/schema/collaboration/mentions';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { useState, type FormEvent } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { namesToReplace } from '#collaboration/mention-query.ts';
import { MentionTextArea } from './mention-text-area.tsx';

export interface CommentFormProps {
  label: string;
  hint?: string;
  hideLabel?: boolean;
  people: readonly NamedPerson[];
  saveLabel: string;
  ready: boolean;
  pending: boolean;
  error?: string | undefined;
  /** What stands there at first: of a comment that is changed. */
  first?: { readonly text: string; readonly mentioned: readonly NamedPerson[] };
  focused?: boolean;
  /** Sends the text with its mentions in their stored form; true once it is kept. */
  onSave(body: string): Promise<boolean>;
  onCancel?(): void;
}

/** Where a comment, a reply or a changed comment is written. */
export function CommentForm(props: CommentFormProps) {
  const { people, pending, onCancel } = props;
  const [text, setText] = useState(props.first?.text ?? '');
  const [chosen, setChosen] = useState<readonly NamedPerson[]>(props.first?.mentioned ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const saved = await props.onSave(withMentions(text, namesToReplace(people, chosen)));
    if (!saved) return;
    setText('');
    setChosen([]);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="max-w-measure"
    >
      <Field label={props.label} hint={props.hint} hideLabel={props.hideLabel} error={props.error}>
        <MentionTextArea
          value={text}
          people={people}
          focused={props.focused}
          onChange={setText}
          onChosen={(person) => setChosen((all) => [...all, person])}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!props.ready}
          pending={pending}
          pendingLabel={words.sending}
        >
          {props.saveLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
