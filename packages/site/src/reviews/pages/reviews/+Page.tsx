import { Badge } from '@infinite/ui/badge';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { usePageContext } from 'vike-react/usePageContext';
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
      <div className="page-column pb-14">
        <PageHeading title={content.heading} lead={content.lead} />
        <h2 className="only-read-aloud">{content.list}</h2>
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
        <section className="mt-14 border-t border-rule pt-8">
          <h2 className="m-0 text-xl">{write.heading}</h2>
          <p className="mt-2 mb-4 text-ink-soft">{write.text}</p>
          <LinkButton href="/reviews/mine" variant="primary">
            {write.action}
          </LinkButton>
        </section>
      </div>
      <Band sunk heading={samples.heading} lead={samples.lead}>
        <div className="mb-6">
          <Badge>{samples.badge}</Badge>
        </div>
        <SampleVoices />
      </Band>
    </>
  );
}
