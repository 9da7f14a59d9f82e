import { reviewWords as words } from '@infinite/schema/words/reviews.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { ReviewForm } from '#reviews/components/review-form.tsx';
import { myReview } from '#reviews/content/reviews.ts';
import type { Data } from './+data.ts';

/** A member's one review: written, changed, withdrawn. */
export function Page() {
  const { review, form, done } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading title={myReview.heading} lead={myReview.lead} />
      {done ? (
        <p role="status" className="mt-0 mb-6 max-w-measure bg-success-tint px-5 py-4">
          {done === 'sent' ? words.sent : words.withdrawn}
        </p>
      ) : null}
      {review ? <p className="mt-0 mb-6 max-w-measure">{words.state[review.state]}</p> : null}
      <ReviewForm review={review} form={form} />
      <p className="mt-10 mb-0">
        <a className="link" href="/reviews">
          {myReview.all}
        </a>
      </p>
    </div>
  );
}
