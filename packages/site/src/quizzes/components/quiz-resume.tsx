import { quizWords } from '@infinite/schema/words/quizzes.en';

const { resume } = quizWords;

/** Offered by the scripts where this device has answers; hidden until then. */
export function QuizResume() {
  return (
    <>
      <Offer kind="question" text={resume.question} link={resume.goOn} />
      <Offer kind="result" text={resume.result} link={resume.seeResult} />
    </>
  );
}

function Offer(props: { kind: 'question' | 'result'; text: string; link: string }) {
  return (
    <div hidden data-quiz-resume={props.kind}>
      <div className="mb-8 flex max-w-measure flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-l-4 border-accent bg-accent-tint px-5 py-3">
        <span>{props.text}</span>
        <a className="link font-semibold" href="#question" data-quiz-link>
          {props.link}
        </a>
        <button type="button" className="link cursor-pointer" data-quiz-forget>
          {resume.forget}
        </button>
      </div>
    </div>
  );
}
