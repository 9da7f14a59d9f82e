import { quizzes } from '@infinite/quizzes/quizzes';
import { quizWords, quizzesPageWords as words } from '@infinite/schema/words/quizzes.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { minutesOf } from '#quizzes/minutes-of.ts';

/** The seven quizzes, each with the question it answers. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.heading} lead={words.lead} />
      <ol className="m-0 grid list-none gap-x-12 gap-y-10 p-0 md:grid-cols-2">
        {quizzes.map((quiz) => (
          <li key={quiz.slug} className="border-t-2 border-accent pt-4">
            <h2 className="mt-0 mb-2 text-xl">
              <a className="link" href={`/${quiz.slug}`}>
                {quiz.name}
              </a>
            </h2>
            <p className="mt-0 mb-2">{quiz.lead}</p>
            <p className="m-0 text-sm text-ink-soft">
              {quizWords.size(quiz.steps.length, minutesOf(quiz))}
            </p>
          </li>
        ))}
      </ol>
      <section className="mt-16 max-w-measure">
        <h2 className="mt-0 mb-3 text-2xl">{words.honest.heading}</h2>
        <ul className="m-0 grid list-disc gap-2 pl-5">
          {words.honest.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
