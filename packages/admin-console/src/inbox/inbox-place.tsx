import { enquiryListWords } from '@infinite/schema/words/enquiries.en';
import { reviewsConsoleWords } from '@infinite/schema/words/reviews.en';
import { LinkButton } from '@infinite/ui/link-button';
import { SubPlaces } from '#components/sub-places.tsx';
import { Enquiry } from '#enquiries/enquiry.tsx';
import { EnquiriesList } from '#enquiries/enquiries-list.tsx';
import { inboxWords as words } from '#inbox/inbox.en.ts';
import { useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { useWaiting } from '../shell/waiting.ts';
import { ReviewsPlace } from '#reviews/reviews-place.tsx';

const views = ['enquiries', 'reviews'] as const;
const rightsOf = { enquiries: 'inquiries.read', reviews: 'content.read' } as const;
const labels = { enquiries: enquiryListWords.title, reviews: reviewsConsoleWords.title };

/** What people wrote to us: enquiries through the forms, and reviews that wait for a decision. */
export function InboxPlace() {
  const place = usePlace();
  const links = usePlaceLinks();
  const may = useMay();
  const open = views.filter((known) => may(rightsOf[known]));
  const view = open.find((known) => known === place.get('view')) ?? open[0];
  const waiting = useWaiting();
  const enquiry = place.get('enquiry');
  return (
    <>
      <SubPlaces
        label={words.places}
        places={open.map((known) => ({
          key: known,
          label: labels[known],
          link: links.to({ tab: 'inbox', view: known, enquiry: null, ...noList }),
          current: known === view,
          waiting: waiting[known],
        }))}
      />
      {view === 'reviews' ? <ReviewsPlace /> : null}
      {view === 'enquiries' && enquiry ? (
        <>
          <LinkButton size="sm" variant="quiet" {...links.to({ enquiry: null })} className="mb-3">
            ← {words.back}
          </LinkButton>
          <Enquiry key={enquiry} id={enquiry} />
        </>
      ) : null}
      {view === 'enquiries' && !enquiry ? <EnquiriesList /> : null}
    </>
  );
}

/** What belongs to one list alone. */
const noList = { q: null, after: null, state: null, category: null, review: null };
