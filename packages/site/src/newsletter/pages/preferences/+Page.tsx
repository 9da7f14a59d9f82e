import { newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ChoicesForm } from '#newsletter/components/choices-form.tsx';
import { LinkPage } from '#newsletter/components/link-page.tsx';
import { UnknownNewsletterLink } from '#newsletter/components/unknown-newsletter-link.tsx';
import type { Data } from './+data.ts';

const words = newsletterPageWords.preferences;

/** What somebody gets from us, to be changed by a plain form. */
export function Page() {
  const { choices, saved, problem } = useData<Data>();
  const { token = '' } = usePageContext().routeParams;
  if (!choices) return <UnknownNewsletterLink />;
  const { state, email } = choices;
  if (state !== 'ACTIVE') {
    const suppressed = state === 'SUPPRESSED';
    return (
      <LinkPage title={words.title} lead={words.lead(email)}>
        <p className="m-0">{suppressed ? words.suppressed : words.notSubscribed}</p>
        {state === 'UNSUBSCRIBED' ? (
          <form method="post" action={`/newsletter/preferences/${token}`}>
            <input type="hidden" name="act" value="resubscribe" />
            <Button type="submit" variant="primary">
              {words.resubscribe}
            </Button>
          </form>
        ) : null}
      </LinkPage>
    );
  }
  return (
    <LinkPage title={words.title} lead={words.lead(email)}>
      {saved ? (
        <p role="status" className="m-0 rounded-md bg-success-tint px-4 py-3">
          {words.saved}
        </p>
      ) : null}
      {problem ? <ErrorState title={newsletterPageWords.problem}>{null}</ErrorState> : null}
      <ChoicesForm choices={choices} token={token} />
      <a className="link" href={`/newsletter/unsubscribe/${token}`}>
        {words.unsubscribe}
      </a>
    </LinkPage>
  );
}
