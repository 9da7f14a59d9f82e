import { newsletterConsentWords, newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { LinkPage } from '#newsletter/components/link-page.tsx';
import type { Data } from './+data.ts';

const words = newsletterPageWords.confirm;

/** Confirmation requires a click on this button, by plain POST. */
export function Page() {
  const { state, email } = useData<Data>();
  const { token = '' } = usePageContext().routeParams;
  if (state === 'DONE') {
    return (
      <LinkPage title={words.doneTitle} lead={words.done} announced>
        <LinkButton href="/blog">{newsletterPageWords.almost.blog}</LinkButton>
      </LinkPage>
    );
  }
  if (state !== 'GOOD') {
    const gone = state === 'GONE';
    return (
      <LinkPage
        title={gone ? words.goneTitle : words.unknownTitle}
        lead={gone ? words.gone : words.unknown}
      >
        <LinkButton href="/newsletter">{words.retry}</LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={words.title} lead={words.lead(email)}>
      <p className="m-0">{newsletterConsentWords.subscribe}</p>
      <form method="post" action={`/newsletter/confirm/${token}`}>
        <Button type="submit" variant="primary" size="lg">
          {words.submit}
        </Button>
      </form>
    </LinkPage>
  );
}
