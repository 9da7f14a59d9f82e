import type { Outcome } from '@infinite/quizzes/engine';
import { quizWords } from '@infinite/schema/words/quizzes.en';

/** A result with its reasons and its first sentence, for who took the quiz and who was shown it. */
export function ResultBody({ outcome, why }: { outcome: Outcome; why: string }) {
  const { result, reasons } = outcome;
  return (
    <>
      {result.text.map((paragraph) => (
        <p key={paragraph} className="mt-0 mb-4 text-lg">
          {paragraph}
        </p>
      ))}
      <h2 className="mt-8 mb-3 text-2xl">{why}</h2>
      <ul className="m-0 grid list-none gap-3 p-0">
        {reasons.map((reason) => (
          <li key={reason} className="border-l-4 border-amber pl-4">
            {reason}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-2 text-2xl">{quizWords.result.tonight}</h2>
      <p className="mt-0 mb-8 font-serif text-xl">{result.tonight}</p>
    </>
  );
}
