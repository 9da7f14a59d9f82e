import type { PublishedReviewFragment } from '@infinite/schema/generated/graphql';
import { reviewWords as words } from '@infinite/schema/words/reviews.en';
import { Rating } from './rating.tsx';

/** Reviews by members, with our replies. */
export function ReviewList({ reviews }: { reviews: readonly PublishedReviewFragment[] }) {
  return (
    <ul className="m-0 grid list-none gap-10 p-0">
      {reviews.map(({ id, rating, body, displayName, place, reply }) => (
        <li key={id} className="border-t-2 border-amber pt-4">
          <article className="max-w-measure">
            <Rating rating={rating} />
            <p className="mt-2 mb-0 font-serif text-lg break-words whitespace-pre-line">{body}</p>
            <p className="mt-3 mb-0 text-sm break-words text-ink-soft">
              {displayName}, {place} · {words.verified}
            </p>
            {reply ? (
              <div className="mt-4 border-l-4 border-rule pl-4">
                <p className="m-0 text-sm font-semibold">{words.reply}</p>
                <p className="mt-1 mb-0 break-words whitespace-pre-line">{reply}</p>
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
