import { RemoveCaptureQuestionDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CaptureItemProps } from '#captures/capture-item-props.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = storyQuestionsWords.item;

/** The questions in their order, with the answers. What was put aside looks like what is open. */
export function AskedQuestions({ capture, onChange }: CaptureItemProps): ReactElement {
  const { act, pending } = useAct(RemoveCaptureQuestionDocument);
  const remove = async (questionId: string) => {
    const done = await act({ id: capture.id, questionId }, words.done);
    if (done) onChange(done.removeCaptureQuestion);
  };
  return (
    <ol className="m-0 mt-4 grid list-decimal gap-3 pl-7">
      {capture.questions.map((question) => (
        <li key={question.id}>
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="m-0 font-serif wrap-anywhere">{question.body}</p>
              {question.words ? (
                <p className="m-0 mt-1 border-l-2 border-amber pl-4 whitespace-pre-wrap wrap-anywhere">
                  {question.words}
                </p>
              ) : null}
              <p className="m-0 text-sm text-ink-soft empty:hidden">
                {question.recording ? (
                  <a className="link" href={question.recording.path}>
                    {words.play}
                  </a>
                ) : question.state === 'ANSWERED' ? (
                  words.answered
                ) : question.mailedAt ? (
                  words.sent
                ) : null}
              </p>
            </div>
            {question.mayRemove ? (
              <Button
                variant="quiet"
                size="sm"
                disabled={pending}
                aria-label={words.removeQuestion(question.body)}
                onClick={() => void remove(question.id)}
              >
                <Icon as={X} />
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
