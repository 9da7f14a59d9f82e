import { receivedWords, recipientProblemWords } from '@infinite/schema/words/received.en';
import { ErrorState } from '@infinite/ui/error-state';
import type { ReactElement } from 'react';

/** Why the form was refused; renders nothing without an error. */
export function ChoiceProblem({ problem }: { problem: string | null }): ReactElement | null {
  if (problem === null) return null;
  return (
    <ErrorState title={receivedWords.notDone}>
      {recipientProblemWords[problem] ?? receivedWords.failed.body}
    </ErrorState>
  );
}
