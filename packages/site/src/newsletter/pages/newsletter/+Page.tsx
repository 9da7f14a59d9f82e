import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { InterestBoxes } from '#newsletter/components/interest-boxes.tsx';
import { NewsletterBox } from '#newsletter/components/newsletter-box.tsx';

/** What we write about, and the form to ask for it. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <ul className="m-0 max-w-measure list-disc pl-5">
        {words.promises.map((promise) => (
          <li key={promise} className="py-1">
            {promise}
          </li>
        ))}
      </ul>
      <NewsletterBox place="PAGE" hideTitle className="mt-8 max-w-measure">
        <InterestBoxes />
      </NewsletterBox>
    </div>
  );
}
