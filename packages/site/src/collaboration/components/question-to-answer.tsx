import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import { AnswerByRecordingDocument, QuestionDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { ask } from '#api/ask.ts';
import { questionPath } from '#collaboration/paths.ts';
import { questionPageWords } from '#collaboration/questions.en.ts';
import { useAct } from '#settings/use-act.ts';

const { recorder: words } = questionPageWords;

/** Above the recorder: the question that the member came to answer, and how the recording answers it. */
export function QuestionToAnswer(props: { id: string; recordingId: string | null }) {
  const { id, recordingId } = props;
  const [question, setQuestion] = useState<QuestionPartsFragment | null>(null);
  const { viewer } = usePageContext();
  const { act, ready, pending } = useAct(AnswerByRecordingDocument);
  useEffect(() => {
    void ask(QuestionDocument, { id }).then((answer) => {
      if (answer.kind === 'data') setQuestion(answer.data.question);
    });
  }, [id]);
  const state = question?.answers.find(({ person }) => person.id === viewer?.id)?.state;
  if (!question || !(question.mayAnswer || state === 'ANSWERED')) return null;
  const send = async () => {
    if (recordingId === null) return;
    const done = await act({ id, recordingId }, words.sent);
    if (done) setQuestion(done.answerByRecording);
  };
  return (
    <section
      aria-label={words.heading(question.asker.name)}
      className="mb-8 max-w-measure rounded-md bg-amber-tint px-5 py-4"
    >
      <p className="m-0 text-sm text-ink-soft">{words.heading(question.asker.name)}</p>
      <p dir="auto" className="m-0 font-serif text-xl wrap-anywhere whitespace-pre-line">
        {question.body}
      </p>
      {question.mayAnswer && recordingId !== null ? (
        <div className="mt-3">
          <p className="mt-0 mb-3">{words.kept}</p>
          <Button variant="primary" disabled={!ready} pending={pending} onClick={() => void send()}>
            {words.send}
          </Button>
        </div>
      ) : question.mayAnswer ? (
        <p className="mt-2 mb-0">{words.how}</p>
      ) : (
        <p className="mt-2 mb-0">
          {words.sent}{' '}
          <a className="link" href={questionPath(id)}>
            {words.see}
          </a>
        </p>
      )}
    </section>
  );
}
