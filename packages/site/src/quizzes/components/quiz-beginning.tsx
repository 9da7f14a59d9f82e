import { questionAt } from '@infinite/quizzes/engine';
import type { Quiz } from '@infinite/quizzes/quiz';
import { quizWords as words } from '@infinite/schema/words/quizzes.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { minutesOf } from '#quizzes/minutes-of.ts';
import { QuizForm } from './quiz-form.tsx';
import { QuizResume } from './quiz-resume.tsx';

interface QuizBeginningProps {
  quiz: Quiz;
  /** Why the address was invalid. */
  notice: 'older' | 'unreadable' | null;
}

/** What the quiz is, and its first question at once. */
export function QuizBeginning({ quiz, notice }: QuizBeginningProps) {
  const question = questionAt(quiz, '', 0);
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={quiz.heading}
        lead={quiz.lead}
        above={
          <a className="link" href="/quizzes">
            {words.all}
          </a>
        }
      />
      {notice ? (
        <div className="mb-8 max-w-measure rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
          <p className="m-0 font-semibold">{words.notices[notice].title}</p>
          <p className="mt-1 mb-0">{words.notices[notice].text}</p>
        </div>
      ) : null}
      <QuizResume />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.7fr_1fr]">
        <section aria-labelledby="question">
          <p className="mt-0 mb-2 text-sm font-semibold tabular-nums">
            {words.position(1, quiz.steps.length)}
          </p>
          <h2 id="question" tabIndex={-1} className="mt-0 mb-5 text-2xl outline-none">
            {question?.text}
          </h2>
          {question ? (
            <QuizForm quiz={quiz} question={question} step={0} answers="" chosen={null} />
          ) : null}
        </section>
        <aside className="max-w-measure lg:border-l lg:border-rule lg:pl-8">
          <h2 className="mt-0 mb-3 text-xl">{words.weighsHeading}</h2>
          <ul className="m-0 grid list-disc gap-2 pl-5">
            {quiz.weighs.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-4 mb-0 text-sm text-ink-soft">
            {words.size(quiz.steps.length, minutesOf(quiz))}
          </p>
          <h2 className="mt-8 mb-2 text-xl">{words.private.heading}</h2>
          <p className="m-0">{words.private.text}</p>
        </aside>
      </div>
    </div>
  );
}
