import { resetPasswordWords as words } from '@infinite/schema/words/auth-modal.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { homeOfAccount } from '#auth/home-of-account.ts';
import { NewPasswordForm } from '#auth/forms/new-password-form.tsx';
import type { Data } from './+data.ts';

/** Opening the page changes nothing; the form does. Also the first link of an administrator. */
export function Page() {
  const { token = '' } = usePageContext().routeParams;
  const { good } = useData<Data>();
  const [done, setDone] = useState(false);
  const finish = async () => {
    // The printed link of the first start leads straight into the panel.
    if ((await homeOfAccount()) === '/admin') window.location.assign('/admin');
    else setDone(true);
  };
  if (done) {
    return (
      <div className="page-column pb-20" role="status">
        <PageHeading title={words.doneTitle} lead={words.done} />
        <LinkButton href="/dashboard" variant="primary">
          {words.toDashboard}
        </LinkButton>
      </div>
    );
  }
  if (!good) return <DeadAccountLink instead={words.failed} />;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <NewPasswordForm token={token} onDone={() => void finish()} />
    </div>
  );
}
