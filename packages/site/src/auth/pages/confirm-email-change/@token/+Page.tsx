import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { LinkAct } from '#auth/components/link-act.tsx';
import type { Data } from './+data.ts';

const words = emailChangeWords.page;

/** Opening the page changes nothing, since mail scanners open links; the button does. */
export function Page() {
  const { routeParams } = usePageContext();
  const link = useData<Data>();
  if (!link) return <DeadAccountLink instead={words.failed} />;
  return (
    <div className="page-column pb-20" data-island="email-change" data-token={routeParams['token']}>
      <PageHeading
        title={words.title}
        lead={link.side === 'NEW' ? words.next(link.email) : words.current(link.email)}
      />
      <LinkAct {...words} />
      <Step name="CHANGED" title={words.changedTitle} lead={words.changed} />
      <Step name="WAITS_FOR_CURRENT" title={words.waitsTitle} lead={words.waitsForCurrent} />
      <Step name="WAITS_FOR_NEW" title={words.waitsTitle} lead={words.waitsForNew} />
    </div>
  );
}

/** What the script shows in place of the button, named by the answer of the call. */
function Step(props: { name: string; title: string; lead: string }) {
  return (
    <template data-step={props.name}>
      <PageHeading title={props.title} lead={props.lead} />
      <LinkButton href="/settings" variant="primary">
        {words.toSettings}
      </LinkButton>
    </template>
  );
}
