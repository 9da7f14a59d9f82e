import { ApolloLink } from '@apollo/client';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { tap } from 'rxjs';

let answers = true;
const listeners = new Set<() => void>();

/** Whether the API answered the last call; a page has one server. */
export const serverAnswers = {
  read: (): boolean => answers,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Notes of each call whether the API answered it, be it with a refusal. */
export const noteAnswers = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({ next: () => note(true), error: (error) => note(!isSilence(error)) }),
  ),
);

/** No answer, or one that a proxy gave in place of the server. */
const isSilence = (error: unknown): boolean =>
  ['OFFLINE', 'UNAVAILABLE'].includes(refusalOf(error).code) && !isAborted(error);

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

function note(now: boolean): void {
  if (answers === now) return;
  answers = now;
  for (const listener of listeners) listener();
}
