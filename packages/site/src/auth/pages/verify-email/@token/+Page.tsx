import { isRefusal } from '@infinite/api-client/refusal';
import { verifyEmailWords } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useEffect, useRef, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { verifyEmail } from '#auth/account-calls.ts';
import { homeOfAccount } from '#auth/home-of-account.ts';
import type { Data } from './+data.ts';

type Step =
  | { at: 'asking' | 'pending' }
  | { at: 'done'; home: '/admin' | '/dashboard' }
  | { at: 'failed'; words: string };

/**
 * Opening the page changes nothing, since mail scanners open links; the button does. With a
 * signed-in user it is a person's browser, so the page submits automatically.
 */
export function Page() {
  const { routeParams, viewer } = usePageContext();
  const { token = '' } = routeParams;
  const { good, confirmed } = useData<Data>();
  const [step, setStep] = useState<Step>({ at: 'asking' });

  const confirm = async () => {
    setStep({ at: 'pending' });
    try {
      await verifyEmail(token);
      setStep({ at: 'done', home: await homeOfAccount() });
    } catch (error) {
      const words = (isRefusal(error) && error.words) || verifyEmailWords.failed;
      setStep({ at: 'failed', words });
    }
  };

  const pressed = useRef(false);
  useEffect(() => {
    if (!viewer || !good || pressed.current) return;
    pressed.current = true;
    void confirm();
  });

  if (confirmed) {
    return (
      <div className="page-column pb-20">
        <PageHeading title={verifyEmailWords.alreadyTitle} lead={verifyEmailWords.already} />
        <LinkButton href="/dashboard" variant="primary">
          {verifyEmailWords.toDashboard}
        </LinkButton>
      </div>
    );
  }
  if (step.at === 'done') {
    return (
      <div className="page-column pb-20" role="status">
        <PageHeading title={verifyEmailWords.doneTitle} lead={verifyEmailWords.done} />
        <LinkButton href={step.home} variant="primary">
          {step.home === '/admin' ? verifyEmailWords.toAdmin : verifyEmailWords.toDashboard}
        </LinkButton>
      </div>
    );
  }
  if (!good) return <DeadAccountLink instead={verifyEmailWords.failed} />;
  return (
    <div className="page-column pb-20">
      <PageHeading title={verifyEmailWords.title} lead={verifyEmailWords.lead} />
      <div className="grid max-w-measure justify-items-start gap-5">
        {step.at === 'failed' ? (
          <ErrorState title={verifyEmailWords.failedTitle}>{step.words}</ErrorState>
        ) : null}
        <Button
          variant="primary"
          onClick={confirm}
          pending={step.at === 'pending'}
          pendingLabel={verifyEmailWords.pending}
        >
          {verifyEmailWords.submit}
        </Button>
      </div>
    </div>
  );
}
