import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { askForPassword } from '@infinite/ui/password-gate';
import { from, switchMap, throwError } from 'rxjs';

/** Repeats an operation that needed the password, once it was typed. */
export const askForPasswordLink = new ErrorLink(({ error, operation, forward }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  const needed = error.errors.some(({ extensions }) => extensions?.['code'] === 'PASSWORD_NEEDED');
  if (!needed) return;
  return from(askForPassword()).pipe(
    switchMap((proven) => (proven ? forward(operation) : throwError(() => error))),
  );
});
