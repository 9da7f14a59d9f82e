import { useMutation } from '@apollo/client/react';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/graphql';
import { problemOf } from '#platform/problem.ts';
import { PasswordPrompt } from './password-prompt.tsx';

/** The dialog over the console's own connection. */
export function ConsolePasswordPrompt() {
  const [confirm] = useMutation(ConfirmPasswordDocument);
  return (
    <PasswordPrompt
      confirm={async (password) => {
        try {
          await confirm({ variables: { password } });
          return { kind: 'proven' };
        } catch (error) {
          return { kind: 'refused', words: problemOf(error).words };
        }
      }}
    />
  );
}
