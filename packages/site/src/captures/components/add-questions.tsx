import { AddCaptureQuestionsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type FormEvent, type ReactElement } from 'react';
import { linesOf } from '#captures/lines-of.ts';
import type { CaptureItemProps } from '#captures/capture-item-props.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = storyQuestionsWords.item;

/** Relatives add what they would like to know. */
export function AddQuestions({ capture, onChange }: CaptureItemProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { act, ready, pending, errors } = useAct(AddCaptureQuestionsDocument);
  if (!open) {
    return (
      <Button variant="quiet" className="mt-2 -ml-5" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const done = await act({ id: capture.id, questions: linesOf(text) }, words.done);
    if (!done) return;
    onChange(done.addCaptureQuestions);
    setText('');
    setOpen(false);
  };
  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid max-w-measure gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field label={words.add} hint={words.addHint} error={Object.values(errors)[0]}>
        <TextArea
          rows={3}
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!ready} pending={pending}>
          {words.addSave}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
