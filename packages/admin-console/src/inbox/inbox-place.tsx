import { reviewsConsoleWords } from '@infinite/schema/words/reviews.en';
import { LinkButton } from '@infinite/ui/link-button';
import clsx from 'clsx';
import { SubPlaces } from '#components/sub-places.tsx';
import { CannedPlace } from '#enquiries/canned-place.tsx';
import { cannedWords, enquiriesWords, threadWords } from '#enquiries/enquiries.en.ts';
import { Enquiry } from '#enquiries/enquiry.tsx';
import { EnquiriesList } from '#enquiries/enquiries-list.tsx';
import { inboxWords as words } from '#inbox/inbox.en.ts';
import { UsableWith, useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { useWaiting } from '../shell/waiting.ts';
import { ReviewsPlace } from '#reviews/reviews-place.tsx';

const views = ['enquiries', 'reviews', 'canned'] as const;
const rightsOf = {
  enquiries: 'enquiries.read',
  reviews: 'content.read',
  canned: 'enquiries.read',
} as const;
const labels = {
  enquiries: enquiriesWords.title,
  reviews: reviewsConsoleWords.title,
  canned: cannedWords.title,
};

/** What people wrote to us: enquiries with their threads, and reviews that wait for a decision. */
export function InboxPlace() {
  const place = usePlace();
  const links = usePlaceLinks();
  const may = useMay();
  const open = views.filter((known) => may(rightsOf[known]));
  const view = open.find((known) => known === place.get('view')) ?? open[0];
  const { enquiries, reviews } = useWaiting();
  const waiting = { enquiries, reviews, canned: 0 };
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
      {view === 'canned' ? (
        <UsableWith right="enquiries.write">
          <CannedPlace />
        </UsableWith>
      ) : null}
      {view === 'enquiries' ? <Enquiries opened={place.get('enquiry')} /> : null}
    </>
  );
}

/** The list, and beside it the enquiry that is open; in a narrow window one of them. */
function Enquiries({ opened }: { opened: string | null }) {
  const links = usePlaceLinks();
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(20rem,2fr)_minmax(0,5fr)]">
      <div className={clsx('min-w-0 lg:sticky lg:top-3', opened && 'max-lg:hidden')}>
        <EnquiriesList opened={opened} />
      </div>
      {opened ? (
        <div className="min-w-0">
          <LinkButton
            size="sm"
            variant="quiet"
            {...links.to({ enquiry: null })}
            className="mb-3 lg:hidden"
          >
            ← {threadWords.back}
          </LinkButton>
          <Enquiry key={opened} id={opened} />
        </div>
      ) : (
        <p className="m-0 py-10 text-center text-ink-soft max-lg:hidden">
          {enquiriesWords.noneOpen}
        </p>
      )}
    </div>
  );
}

/** What belongs to one list alone. */
const noList = { q: null, after: null, state: null, category: null, assignee: null, review: null };
