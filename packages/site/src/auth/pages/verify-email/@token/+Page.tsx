import { verifyEmailWords as words } from '@infinite/schema/words/auth-modal.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { LinkAct } from '#auth/components/link-act.tsx';
import type { Data } from './+data.ts';

/** Opening the page changes nothing; `acts/serve-verify-email.ts` says what does. */
export function Page() {
  const { routeParams, viewer } = usePageContext();
  const { good, confirmed } = useData<Data>();
  if (confirmed) {
    return (
      <div className="page-column pb-20">
        <PageHeading title={words.alreadyTitle} lead={words.already} />
        <LinkButton href="/dashboard" variant="primary">
          {words.toDashboard}
        </LinkButton>
      </div>
    );
  }
  if (!good) return <DeadAccountLink instead={words.failed} />;
  return (
    <div
      className="page-column pb-20"
      data-island="verify-email"
      data-token={routeParams['token']}
      data-signed-in={viewer ? '' : undefined}
    >
      <PageHeading title={words.title} lead={words.lead} />
      <LinkAct {...words} />
      <Done name="done" href="/dashboard" label={words.toDashboard} />
      <Done name="administrator" href="/admin" label={words.toAdmin} />
    </div>
  );
}

/** What the script shows in place of the button once the address is confirmed. */
function Done({ name, href, label }: { name: string; href: string; label: string }) {
  return (
    <template data-step={name}>
      <PageHeading title={words.doneTitle} lead={words.done} />
      <LinkButton href={href} variant="primary">
        {label}
      </LinkButton>
    </template>
  );
}
