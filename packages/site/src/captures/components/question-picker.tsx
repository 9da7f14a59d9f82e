import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { ArrowUp, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { linesOf } from '#captures/lines-of.ts';
import { questionSets, withName } from '#captures/question-sets.en.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { QuietPart } from '#received/components/quiet-part.tsx';

const words = storyQuestionsWords.form;

interface QuestionPickerProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  /** Written, and not in the list yet. */
  readonly own: string;
  onOwn(text: string): void;
  onChange(questions: readonly string[]): void;
}

/** Questions by topic and questions of one's own, and the order in which they are asked. */
export function QuestionPicker(props: QuestionPickerProps): ReactElement {
  const { chosen, error, own, onOwn, onChange } = props;
  const [who, setWho] = useState('');
  const leaveOut = (question: string) => onChange(chosen.filter((one) => one !== question));
  const add = (questions: readonly string[]) => onChange([...new Set([...chosen, ...questions])]);
  const earlier = (at: number) =>
    onChange(chosen.toSpliced(at - 1, 2, ...chosen.slice(at - 1, at + 1).toReversed()));
  const rename = (name: string) => {
    const named = new Map(
      questionSets.flatMap(({ questions }) =>
        questions.map((one) => [withName(one, who), withName(one, name)] as const),
      ),
    );
    onChange(chosen.map((one) => named.get(one) ?? one));
    setWho(name);
  };
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-5 border-0 p-0">
      <legend className="p-0 font-semibold">{words.questions}</legend>
      <p className="m-0 text-sm text-ink-soft">{words.questionsHint}</p>
      <div className="border-t border-rule">
        {questionSets.map(({ topic, questions }) => (
          <QuietPart key={topic} heading={topic}>
            <div className="grid gap-1">
              {questions.map((text) => {
                const question = withName(text, who);
                return (
                  <Checkbox
                    key={text}
                    label={question}
                    checked={chosen.includes(question)}
                    onChange={({ target }) =>
                      target.checked ? add([question]) : leaveOut(question)
                    }
                  />
                );
              })}
            </div>
          </QuietPart>
        ))}
      </div>
      <Field label={words.who} hint={words.whoHint}>
        <TextInput value={who} autoComplete="off" onChange={({ target }) => rename(target.value)} />
      </Field>
      <Field label={words.ownQuestions} hint={words.ownQuestionsHint}>
        <TextArea rows={3} value={own} onChange={({ target }) => onOwn(target.value)} />
      </Field>
      <div>
        <Button
          disabled={linesOf(own).length === 0}
          onClick={() => {
            add(linesOf(own));
            onOwn('');
          }}
        >
          {words.addOwn}
        </Button>
      </div>
      {error ? <FieldError id="questions-error">{error}</FieldError> : null}
      {chosen.length > 0 ? (
        <div>
          <p className="m-0 font-semibold">{words.chosen(chosen.length)}</p>
          <ol className="m-0 mt-2 grid list-decimal gap-1 pl-7">
            {chosen.map((question, at) => (
              <li key={question}>
                <div className="flex items-center justify-between gap-2">
                  <span className="wrap-anywhere">{question}</span>
                  <span className="flex shrink-0">
                    <Button
                      variant="quiet"
                      size="sm"
                      disabled={at === 0}
                      aria-label={words.earlier(question)}
                      onClick={() => earlier(at)}
                    >
                      <Icon as={ArrowUp} />
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={words.take(question)}
                      onClick={() => leaveOut(question)}
                    >
                      <Icon as={X} />
                    </Button>
                  </span>
                </div>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </fieldset>
  );
}
