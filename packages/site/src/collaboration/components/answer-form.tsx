import { questionLimits } from '@infinite/schema/catalogue/questions';
import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import { AnswerQuestionDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type FormEvent } from 'react';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import { useAct } from '#settings/use-act.ts';

interface AnswerFormProps {
  /** Of the question. */
  id: string;
  onAnswered(question: QuestionPartsFragment): void;
  onCancel(): void;
}

/** An answer in words. */
export function AnswerForm({ id, onAnswered, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('');
  const { act, ready, pending, errors } = useAct(AnswerQuestionDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const done = await act({ id, words: text }, words.answered);
    if (done) onAnswered(done.answerQuestion);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 max-w-measure"
    >
      <Field label={words.answerLabel} hint={words.answerHint} error={errors['words']}>
        <TextArea
          dir="auto"
          autoFocus
          maxLength={questionLimits.answerCharacters * 2}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!ready}
          pending={pending}
          pendingLabel={words.loading}
        >
          {words.sendAnswer}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
