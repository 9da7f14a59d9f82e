import { SignatureCheckPanel } from '@infinite/integrations/signature/signature-check-panel';
import { WebhooksSection } from '@infinite/integrations/webhooks-section';
import { SubPlaces } from '#components/sub-places.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { developersWords as words } from './developers.en.ts';
import { ServiceKeys } from './service-keys.tsx';

const views = ['keys', 'webhooks', 'checker'] as const;

/** The programs that may call the product, and what it sends to other programs. */
export function DevelopersPlace() {
  const place = usePlace();
  const links = usePlaceLinks();
  const view = views.find((known) => known === place.get('view')) ?? 'keys';
  return (
    <>
      <SubPlaces
        label={words.places}
        places={views.map((known) => ({
          key: known,
          label: words[known],
          link: links.to({ tab: 'developers', view: known }),
          current: known === view,
        }))}
      />
      {view === 'keys' ? <ServiceKeys /> : null}
      {view === 'webhooks' ? <WebhooksSection /> : null}
      {view === 'checker' ? <SignatureCheckPanel /> : null}
    </>
  );
}
