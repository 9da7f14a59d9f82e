import { useMutation, useQuery } from '@apollo/client/react';
import { ConfirmPasswordDocument, SecondFactorDocument } from '@infinite/schema/generated/graphql';
import { PasswordPrompt } from '@infinite/integrations/password-prompt';
import { usePlatform } from '#platform/platform-context.tsx';

/** The dialog over the console's own connection. */
export function ConsolePasswordPrompt() {
  const [confirm] = useMutation(ConfirmPasswordDocument);
  const { session } = usePlatform();
  const { data } = useQuery(SecondFactorDocument, { fetchPolicy: 'cache-only' });
  const hasPasskey = (data?.secondFactor.passkeys.length ?? 0) > 0;
  return (
    <PasswordPrompt
      passkey={hasPasskey ? session.passkeys?.confirm : undefined}
      confirm={(password, code) => confirm({ variables: { password, code } })}
    />
  );
}
