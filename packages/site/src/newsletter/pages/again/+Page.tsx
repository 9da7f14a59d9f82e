import { newsletterPageWords } from '@infinite/schema/words/newsletter.en';
import { useData } from 'vike-react/useData';
import { LinkPage } from '#newsletter/components/link-page.tsx';
import { NewsletterBox } from '#newsletter/components/newsletter-box.tsx';
import type { Data } from './+data.ts';

const words = newsletterPageWords.again;

/** An address that could not be used, for readers whose form was sent without scripts. */
export function Page() {
  const { tooMany } = useData<Data>();
  return (
    <LinkPage title={words.title} lead={tooMany ? words.tooMany : words.lead}>
      <NewsletterBox place="PAGE" hideTitle className="w-full" />
    </LinkPage>
  );
}
