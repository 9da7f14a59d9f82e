import { useMutation } from '@apollo/client/react';
import { NoteEnquiryDocument } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { showToast } from '@infinite/ui/toast-store';
import { composerWords as words } from './enquiries.en.ts';
import { useThreadAct } from './use-thread-act.ts';
import { useUnsentText } from './use-unsent-text.ts';

interface NoteFormProps {
  enquiry: { id: string };
  takesFocus: boolean;
  onAdded: () => Promise<void>;
}

/** A remark among staff. */
export function NoteForm({ enquiry, takesFocus, onAdded }: NoteFormProps) {
  const { id } = enquiry;
  const { text, write, forget, clientId } = useUnsentText(`note-${id}`);
  const [add] = useMutation(NoteEnquiryDocument);
  const act = useThreadAct();
  const isBlank = text.trim() === '';
  const save = () =>
    act.run(
      () => add({ variables: { input: { id, body: text, clientId: clientId() } } }),
      async () => {
        forget();
        showToast({ tone: 'success', title: words.noted });
        await onAdded();
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={words.noteLabel} hint={words.noteHint}>
        <TextArea
          autoFocus={takesFocus}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <Button type="submit" className="mt-3" disabled={isBlank} pending={act.pending}>
        {words.addNote}
      </Button>
    </form>
  );
}
