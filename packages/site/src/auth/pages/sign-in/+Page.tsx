import { authModalWords, signInPageWords as words } from '@infinite/schema/words/auth-modal.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { AuthPromises } from '#auth/components/auth-promises.tsx';
import { PasskeyPlace } from '#auth/components/passkey-place.tsx';
import { PlainAccountForm } from '#auth/components/plain-account-form.tsx';

const { signIn, signUp } = authModalWords;

/** What the auth modal does, as two plain forms: for readers whose browser runs no scripts. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="grid gap-12 lg:grid-cols-2">
        <PlainAccountForm act="signin" words={signIn}>
          <PasskeyPlace purpose="sign-in" />
          <p className="m-0 text-sm text-ink-soft">
            {words.forgot}{' '}
            <a className="link" href="/contact">
              {words.write}
            </a>
          </p>
        </PlainAccountForm>
        <PlainAccountForm act="signup" words={signUp} hint={authModalWords.passwordHint}>
          <AuthPromises />
        </PlainAccountForm>
      </div>
    </div>
  );
}
