import { WebhooksSection } from '@infinite/integrations/webhooks-section';
import { ServiceKeys } from './service-keys.tsx';

/** The programs that may call the product, and what it tells other programs. */
export function DevelopersPlace() {
  return (
    <div className="grid gap-10">
      <ServiceKeys />
      <WebhooksSection />
    </div>
  );
}
