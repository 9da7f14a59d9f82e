import { useQuery } from '@apollo/client/react';
import { NewsletterClicksDocument } from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { formatCount } from '#components/figures.ts';

const words = emailPlaceWords.report;

/** Clicks by link, of the recipients who agreed to being counted. */
export function IssueClicks({ id }: { id: string }) {
  const { data } = useQuery(NewsletterClicksDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.newsletterClicks;
  if (!found || found.links.length === 0) return null;
  return (
    <section aria-label={words.clicks}>
      <h4 className="m-0 text-lg">{words.clicks}</h4>
      <p className="mt-1 mb-2 max-w-measure text-sm text-ink-soft">
        {words.clicksNote(found.clicked, found.agreed)}
      </p>
      {found.agreed === 0 ? null : (
        <table className="w-full max-w-measure border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge text-left">
              <th className="py-2 pr-3">{words.link}</th>
              <th className="py-2 text-right">{words.clickedBy}</th>
            </tr>
          </thead>
          <tbody>
            {found.links.map(({ address, clicked }) => (
              <tr key={address} className="border-b border-rule">
                <td className="py-1.5 pr-3 wrap-anywhere">{address}</td>
                <td className="py-1.5 text-right tabular-nums">{formatCount(clicked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
