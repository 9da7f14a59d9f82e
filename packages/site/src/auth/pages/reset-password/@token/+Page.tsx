import { resetPasswordWords as words } from '@infinite/schema/words/auth-modal.en';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { NewPasswordForm } from '#auth/forms/new-password-form.tsx';
import type { Data } from './+data.ts';

/** Opening the page changes nothing; the form does. Also the first link of an administrator. */
export function Page() {
  const { token = '' } = usePageContext().routeParams;
  const { good } = useData<Data>();
  if (!good) return <DeadAccountLink instead={words.failed} />;
  return (
    <div className="page-column pb-20" data-island="new-password" data-token={token}>
      <PageHeading title={words.title} lead={words.lead} />
      <NewPasswordForm />
      <template data-step="refused">
        <ErrorState title={words.failedTitle}>
          <span data-words="" />
        </ErrorState>
      </template>
      <template data-step="done">
        <PageHeading title={words.doneTitle} lead={words.done} />
        <LinkButton href="/dashboard" variant="primary">
          {words.toDashboard}
        </LinkButton>
      </template>
    </div>
  );
}
