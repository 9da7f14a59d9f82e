import { useMutation } from '@apollo/client/react';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/graphql';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { PasswordPrompt } from '@infinite/integrations/password-prompt';

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
          return { kind: 'refused', words: refusalOf(error).words };
        }
      }}
    />
  );
}
