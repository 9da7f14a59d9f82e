import { newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { LinkButton } from '@infinite/ui/link-button';
import { LetterPage } from '#newsletter/components/letter-page.tsx';

const words = newsletterPageWords.almost;

/** What happens next, the same for every address. */
export function Page() {
  return (
    <LetterPage title={words.title} lead={words.lead}>
      <p className="m-0">{words.next}</p>
      <p className="m-0">
        {words.nothing}{' '}
        <a className="link" href="/newsletter">
          {words.again}
        </a>
        .
      </p>
      <LinkButton href="/blog">{words.blog}</LinkButton>
    </LetterPage>
  );
}
