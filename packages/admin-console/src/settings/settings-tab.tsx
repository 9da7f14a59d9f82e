import { ServiceKeys } from '#integrations/service-keys.tsx';
import { WebhooksSection } from '@infinite/integrations/webhooks-section';
import { SystemSettingsForm } from './system-settings-form.tsx';

/** What the server obeys, the programs that may call it, and what it tells other programs. */
export function SettingsTab() {
  return (
    <div className="grid gap-10">
      <SystemSettingsForm />
      <ServiceKeys />
      <WebhooksSection />
    </div>
  );
}
