import { receivedWords, recipientProblemWords } from '@infinite/schema/words/received.en';
import { ErrorState } from '@infinite/ui/error-state';
import type { ReactElement } from 'react';

/** Why the form was refused; renders nothing without an error. */
export function ChoiceProblem({ problem }: { problem: string | null }): ReactElement | null {
  if (problem === null) return null;
  return (
    <ErrorState title={receivedWords.notDone}>
      {isKnown(problem) ? recipientProblemWords[problem] : receivedWords.failed.body}
    </ErrorState>
  );
}

function isKnown(problem: string): problem is keyof typeof recipientProblemWords {
  return Object.hasOwn(recipientProblemWords, problem);
}
