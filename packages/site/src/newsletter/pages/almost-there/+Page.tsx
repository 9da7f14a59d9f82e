import { newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { LinkButton } from '@infinite/ui/link-button';
import { LinkPage } from '#newsletter/components/link-page.tsx';

const words = newsletterPageWords.almost;

/** What happens next, the same for every address. */
export function Page() {
  return (
    <LinkPage title={words.title} lead={words.lead}>
      <p className="m-0">{words.next}</p>
      <p className="m-0">
        {words.nothing}{' '}
        <a className="link" href="/newsletter">
          {words.again}
        </a>
        .
      </p>
      <LinkButton href="/blog">{words.blog}</LinkButton>
    </LinkPage>
  );
}
