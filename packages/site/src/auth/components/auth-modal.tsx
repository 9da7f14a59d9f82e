import { readerInUse } from '@infinite/schema/locale/reader';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { SecondStepForm } from '@infinite/integrations/second-factor/second-step-form';
import { Dialog } from '@infinite/ui/dialog';
import { Tabs } from '@infinite/ui/tabs';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect, useRef, useState } from 'react';
import { takeSecondStep } from '#session/session.ts';
import { closeAuthModal, type AuthModalState, type AuthTab } from '../auth-modal-store.ts';
import { leaveAfterAuth } from '../after-auth.ts';
import { takeSecondStepWithPasskey } from '../passkeys.ts';
import { reportModal } from '../report-modal.ts';
import { ForgotPasswordForm } from '../forms/forgot-password-form.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { AuthPromises } from './auth-promises.tsx';

type View = AuthTab | 'forgot' | 'step';

/** Sign in, sign up, or ask for a new password. Not closed by a click beside it. */
export function AuthModal({ state }: { state: AuthModalState }) {
  // A new opening starts over: first tab, empty forms.
  return <OpenedModal key={state.opening} state={state} />;
}

function OpenedModal({ state: { open, options } }: { state: AuthModalState }) {
  const [view, setView] = useState<View>(options.tab ?? 'signin');
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const words = viewWords(view);
  useEffect(reportModal, []);

  const finish = () => {
    options.onSuccess?.();
    closeAuthModal();
    setEmail('');
    if (!options.stay) leaveAfterAuth(options);
  };
  const shared = { emailRef, email, onEmailChange: setEmail, onDone: finish };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) closeAuthModal();
      }}
      lang={readerInUse().locale}
      title={words.heading}
      description={words.subtitle}
      closeLabel={authModalWords.close}
      dismissOnOutsideClick={false}
      initialFocus={emailRef}
      size="sm"
    >
      {view === 'step' ? (
        <SecondStepForm
          take={takeSecondStep}
          passkey={takeSecondStepWithPasskey}
          onDone={() => {
            const { doneTitle, done } = authModalWords.signIn;
            showToast({ title: doneTitle, description: done, tone: 'success' });
            finish();
          }}
          onBack={(why) => {
            const title = authModalWords.signIn.failedTitle;
            if (why !== null) showToast({ title, description: why, tone: 'danger' });
            setView('signin');
          }}
        />
      ) : view === 'forgot' ? (
        <ForgotPasswordForm
          email={email}
          onEmailChange={setEmail}
          onBack={() => setView('signin')}
        />
      ) : (
        <>
          <Tabs<AuthTab>
            label={authModalWords.tabsLabel}
            even
            value={view}
            onChange={setView}
            tabs={[
              {
                value: 'signin',
                label: authModalWords.signIn.tab,
                content: (
                  <SignInForm
                    {...shared}
                    onForgot={() => setView('forgot')}
                    onSecondStep={() => setView('step')}
                  />
                ),
              },
              {
                value: 'signup',
                label: authModalWords.signUp.tab,
                content: <SignUpForm {...shared} />,
              },
            ]}
          />
          <AuthPromises />
        </>
      )}
    </Dialog>
  );
}

function viewWords(view: View): { heading: string; subtitle: string } {
  if (view === 'forgot') return authModalWords.forgot;
  if (view === 'step') return secondFactorWords.step;
  return view === 'signin' ? authModalWords.signIn : authModalWords.signUp;
}
