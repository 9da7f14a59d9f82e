import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import { dateWords, instantDateWords } from '@infinite/schema/words/dates.en';
import { namesInLine } from '#collaboration/names.ts';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import { QuestionActs } from './question-acts.tsx';

interface QuestionItemProps {
  question: QuestionPartsFragment;
  reader: { readonly id: string; readonly timeZone: string };
  onChange(question: QuestionPartsFragment): void;
  onWithdrawn(id: string): void;
}

type Answer = QuestionPartsFragment['answers'][number];

/** A question, how it was answered, and what the reader may do with it. */
export function QuestionItem({ question, reader, onChange, onWithdrawn }: QuestionItemProps) {
  const { id, asker, body, subject, byDay, createdAt, answers } = question;
  const nameOf = ({ id, name }: Answer['person']) => (id === reader.id ? words.you : name);
  const namesOf = (state: Answer['state']) =>
    answers.flatMap((answer) => (answer.state === state ? [nameOf(answer.person)] : []));
  const [waiting, declined] = [namesOf('OPEN'), namesOf('DECLINED')];
  const hasDeclined = answers.some(
    ({ state, person }) => state === 'DECLINED' && person.id === reader.id,
  );
  return (
    <article id={`question-${id}`} aria-label={body} className="scroll-mt-24">
      <p className="m-0 text-sm text-ink-soft">
        <bdi>{words.asks(asker.id === reader.id ? capitalized(words.you) : asker.name)}</bdi>
        {' · '}
        <time dateTime={createdAt}>{instantDateWords(createdAt, reader.timeZone)}</time>
        {byDay ? ` · ${words.until(dateWords(byDay))}` : null}
      </p>
      <p dir="auto" className="mt-1 mb-0 font-serif text-xl wrap-anywhere whitespace-pre-line">
        {body}
      </p>
      {subject ? (
        <p className="mt-1 mb-0">
          {words.about}{' '}
          <a className="link" href={subject.path}>
            <bdi>{subject.title}</bdi>
          </a>
        </p>
      ) : null}
      {answers.map((answer) =>
        answer.state === 'ANSWERED' ? <GivenAnswer key={answer.person.id} answer={answer} /> : null,
      )}
      {waiting.length > 0 ? (
        <p className="mt-2 mb-0 text-ink-soft">
          {words.waiting(namesInLine(waiting, waiting.length))}
        </p>
      ) : null}
      {hasDeclined ? (
        <p className="mt-2 mb-0 text-ink-soft">{words.youDeclined}</p>
      ) : declined.length > 0 ? (
        <p className="mt-2 mb-0 text-ink-soft">
          {words.declined(namesInLine(declined, declined.length))}
        </p>
      ) : null}
      <QuestionActs question={question} onChange={onChange} onWithdrawn={onWithdrawn} />
    </article>
  );
}

function GivenAnswer({ answer }: { answer: Answer }) {
  const { person, recording } = answer;
  return (
    <div className="mt-3 border-l-2 border-rule pl-5">
      <strong className="wrap-anywhere">
        <bdi>{person.name}</bdi>
      </strong>{' '}
      {answer.words ? (
        <p dir="auto" className="m-0 wrap-anywhere whitespace-pre-line">
          {answer.words}
        </p>
      ) : recording ? (
        <>
          {words.recorded}{' '}
          <a className="link" href={recording.path}>
            <bdi>{recording.title}</bdi>
          </a>
        </>
      ) : (
        words.recordingGone
      )}
    </div>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
