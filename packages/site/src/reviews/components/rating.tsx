import { reviewWords as words } from '@infinite/schema/words/reviews.en';
import { Star } from 'lucide-react';

/** Five stars, of which so many are filled; read aloud as '4 of 5'. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={words.stars(rating)} className="inline-flex gap-0.5 text-amber">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={star <= rating ? 'size-5 fill-current' : 'size-5'}
          strokeWidth={1.5}
        />
      ))}
    </span>
  );
}
