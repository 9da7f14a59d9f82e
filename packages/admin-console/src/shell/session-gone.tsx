import { useApolloClient } from '@apollo/client/react';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Dialog } from '@infinite/ui/dialog';
import { usePlatform } from '#platform/platform-context.tsx';
import { SignInForm } from './sign-in-form.tsx';

const words = adminConsoleWords.signIn;

/** The session ran out meanwhile: sign in above the panel, which stays as it is. */
export function SessionGone({ onDone }: { onDone: (user: SessionUser) => void }) {
  const { session, navigateHome } = usePlatform();
  const client = useApolloClient();
  const goOn = (user: SessionUser) => {
    onDone(user);
    void client.refetchQueries({ include: 'active' });
  };
  return (
    <Dialog
      open
      onOpenChange={() => navigateHome()}
      dismissOnOutsideClick={false}
      title={words.gone}
      description={words.again}
      size="sm"
    >
      <SignInForm session={session} onDone={goOn} />
    </Dialog>
  );
}
