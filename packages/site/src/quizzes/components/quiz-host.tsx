import { useEffect } from 'react';

/** Hydrates a quiz where present; without scripts each question is a separate page. */
export function QuizHost(): null {
  useEffect(() => {
    if (!document.getElementById('quiz')) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('#quizzes/serve-quiz.ts').then(({ serveQuiz }) => {
      if (!ended) end = serveQuiz();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
  return null;
}
