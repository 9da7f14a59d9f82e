import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { Icon } from '@infinite/ui/icon';
import { PageHeading } from '@infinite/ui/page-heading';
import { Check } from 'lucide-react';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { InterestBoxes } from '#newsletter/components/interest-boxes.tsx';
import { NewsletterBox } from '#newsletter/components/newsletter-box.tsx';

/** What we write about and promise, beside the form to ask for it. */
export function Page() {
  return (
    <div className="page-column grid items-start gap-x-16 gap-y-8 pb-20 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <PageHeading title={words.title} lead={words.lead} />
        <ul className="m-0 max-w-measure list-none p-0">
          {words.promises.map((promise) => (
            <li key={promise} className="flex gap-3 border-t border-rule py-3">
              <Icon as={Check} className="mt-1 text-accent" />
              {promise}
            </li>
          ))}
        </ul>
        <LetterPicture className="mt-8 max-w-80 max-lg:hidden" />
      </div>
      <NewsletterBox
        place="PAGE"
        hideTitle
        className="rounded-lg border border-rule bg-raised p-6 sm:p-8 lg:mt-12"
      >
        <InterestBoxes />
      </NewsletterBox>
    </div>
  );
}
