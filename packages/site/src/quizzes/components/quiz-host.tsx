import { useEffect } from 'react';

/** Brings a quiz to life where there is one; without it each question is a page of its own. */
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
