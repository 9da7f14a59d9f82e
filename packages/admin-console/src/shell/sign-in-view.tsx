import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { Platform } from '#platform/platform.ts';
import { SignInForm } from './sign-in-form.tsx';

const words = adminConsoleWords.signIn;

/** The way in for an administrator who is signed out. */
export function SignInView(props: { platform: Platform; onDone: (user: SessionUser) => void }) {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.heading} lead={words.lead} />
      <div className="max-w-[440px]">
        <SignInForm session={props.platform.session} onDone={props.onDone} />
        <Button variant="quiet" className="mt-4" onClick={() => props.platform.navigateHome()}>
          {words.home}
        </Button>
      </div>
    </div>
  );
}
