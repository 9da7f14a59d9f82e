import { newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { Button } from '@infinite/ui/button';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { LinkPage } from '#newsletter/components/link-page.tsx';
import { UnknownNewsletterLink } from '#newsletter/components/unknown-newsletter-link.tsx';
import type { Data } from './+data.ts';

const words = newsletterPageWords.unsubscribe;

/** The page behind 'Unsubscribe': it acts on a click, since scanners open every link. */
export function Page() {
  const { choices } = useData<Data>();
  const { token = '' } = usePageContext().routeParams;
  if (!choices) return <UnknownNewsletterLink />;
  const { email, state } = choices;
  if (state === 'UNSUBSCRIBED' || state === 'SUPPRESSED') {
    return (
      <LinkPage title={words.doneTitle} lead={words.done(email)} announced>
        {state === 'UNSUBSCRIBED' ? (
          <form method="post" action={`/newsletter/preferences/${token}`}>
            <input type="hidden" name="act" value="resubscribe" />
            <Button type="submit">{words.undo}</Button>
          </form>
        ) : null}
      </LinkPage>
    );
  }
  return (
    <LinkPage title={words.title} lead={words.lead(email)}>
      <form method="post" action={`/newsletter/unsubscribe/${token}`}>
        <input type="hidden" name="page" value="1" />
        <Button type="submit" variant="primary" size="lg">
          {words.submit}
        </Button>
      </form>
      <a className="link" href={`/newsletter/preferences/${token}`}>
        {words.rather}
      </a>
    </LinkPage>
  );
}
