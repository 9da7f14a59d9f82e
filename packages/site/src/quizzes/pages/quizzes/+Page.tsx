import type { Quiz } from '@infinite/quizzes/quiz';
import { quizzes } from '@infinite/quizzes/quizzes';
import { quizWords, quizzesPageWords as words } from '@infinite/schema/words/quizzes.en';
import { LinkButton } from '@infinite/ui/link-button';
import { Opening } from '#(marketing)/components/opening.tsx';
import { SignpostPicture } from '#(marketing)/pictures/signpost-picture.tsx';
import { minutesOf } from '#quizzes/minutes-of.ts';

const [first, ...others] = quizzes;

/** The seven quizzes, each with the question it answers; the one to begin with stands first. */
export function Page() {
  return (
    <>
      <Opening heading={words.heading} lead={words.lead} picture={<SignpostPicture />} />
      <div className="page-column pb-16">
        <ol className="m-0 grid list-none gap-x-10 gap-y-8 p-0 md:grid-cols-2">
          {first ? (
            <li className="grid items-end gap-x-10 gap-y-5 rounded-lg bg-amber-tint p-6 sm:p-10 md:col-span-2 md:grid-cols-[1fr_auto]">
              <div>
                <h2 className="m-0 text-2xl sm:text-3xl">
                  <QuizLink quiz={first} />
                </h2>
                <p className="mt-3 mb-2 max-w-measure text-lg">{first.lead}</p>
                <Size quiz={first} />
              </div>
              <LinkButton href={`/${first.slug}`} variant="primary" size="lg">
                {words.begin}
                <span className="only-read-aloud">: {first.name}</span>
              </LinkButton>
            </li>
          ) : null}
          {others.map((quiz, index) => (
            <li key={quiz.slug} className="grid grid-cols-[3rem_1fr] border-t border-rule pt-5">
              <span aria-hidden="true" className="font-serif text-3xl leading-none text-amber">
                {index + 2}
              </span>
              <div>
                <h2 className="mt-0 mb-2 text-xl">
                  <QuizLink quiz={quiz} />
                </h2>
                <p className="mt-0 mb-2">{quiz.lead}</p>
                <Size quiz={quiz} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <section className="bg-sunk py-12 sm:py-16">
        <div className="page-column grid gap-x-16 gap-y-4 md:grid-cols-[1fr_1.6fr]">
          <h2 className="m-0 text-2xl">{words.honest.heading}</h2>
          <ul className="m-0 grid max-w-measure list-disc gap-2 pl-5">
            {words.honest.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function QuizLink({ quiz }: { quiz: Quiz }) {
  return (
    <a className="link" href={`/${quiz.slug}`}>
      {quiz.name}
    </a>
  );
}

function Size({ quiz }: { quiz: Quiz }) {
  return (
    <p className="m-0 text-sm text-ink-soft">
      {quizWords.size(quiz.steps.length, minutesOf(quiz))}
    </p>
  );
}
