import { useQuery } from '@apollo/client/react';
import { SiteSettingsDocument } from '@infinite/schema/generated/graphql';
import { siteSettingsWords as words } from '#content/content.en.ts';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { SiteSettingsForm } from './site-settings-form.tsx';

/** What the public site shows, as it is stored. */
export function SiteSettings() {
  const { data, error, refetch } = useQuery(SiteSettingsDocument, { fetchPolicy: 'no-cache' });
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <h2 className="m-0 mb-5 text-2xl">{words.title}</h2>
      {error ? (
        <ErrorState title={words.loadFailed} onRetry={again}>
          {refusalOf(error).words}
        </ErrorState>
      ) : null}
      {data ? (
        // Remount when the stored settings are loaded again.
        <SiteSettingsForm
          key={data.siteSettings.version}
          stored={data.siteSettings}
          onReload={again}
        />
      ) : error ? null : (
        <Spinner className="text-accent" />
      )}
    </>
  );
}
