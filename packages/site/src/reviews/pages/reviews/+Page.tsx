import { Badge } from '@infinite/ui/badge';
import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { Opening } from '#(marketing)/components/opening.tsx';
import { CupsPicture } from '#(marketing)/pictures/cups-picture.tsx';
import { Band } from '#(marketing)/components/band.tsx';
import { SampleVoices } from '#(marketing)/components/sample-voices.tsx';
import { ReviewList } from '#reviews/components/review-list.tsx';
import { reviews as content } from '#reviews/content/reviews.ts';

export function Page() {
  const { reviews } = usePageContext();
  if (!reviews) return null;
  const { nodes, pageInfo, count, average } = reviews;
  const { samples, write } = content;
  return (
    <>
      <Opening heading={content.heading} lead={content.lead} picture={<CupsPicture />} />
      <div className="page-column grid items-start gap-x-16 gap-y-10 pb-14 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 className="mt-0 mb-4 text-2xl">{content.list}</h2>
          {average == null ? (
            <p className="mt-0 mb-0 max-w-measure text-lg">{content.none}</p>
          ) : (
            <p className="mt-0 mb-8 max-w-measure text-lg">{content.figures(count, average)}</p>
          )}
          <ReviewList reviews={nodes} />
          {pageInfo.hasNextPage && pageInfo.endCursor ? (
            <div className="mt-10">
              <LinkButton href={`/reviews?after=${encodeURIComponent(pageInfo.endCursor)}`}>
                {content.more}
              </LinkButton>
            </div>
          ) : null}
        </div>
        <section className="rounded-lg bg-amber-tint p-6 sm:p-8">
          <h2 className="m-0 text-xl">{write.heading}</h2>
          <p className="mt-2 mb-4">{write.text}</p>
          <LinkButton href="/reviews/mine" variant="primary">
            {write.action}
          </LinkButton>
        </section>
      </div>
      <Band sunk heading={samples.heading} lead={samples.lead}>
        <div className="mb-6">
          <Badge tone="outline">{samples.badge}</Badge>
        </div>
        <SampleVoices />
      </Band>
    </>
  );
}
