import { PageHeading } from '@infinite/ui/page-heading';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { offlineWords as words } from '#offline/offline.en.ts';

/** Shown in place of any page that cannot be reached; kept on the device by the service worker. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.heading} lead={words.lead} />
      <div data-island="offline-recorder" className="max-w-[800px]">
        <p data-offline-again className="mt-0 mb-8 noscript:hidden">
          <Button type="button">{words.again}</Button>
        </p>
        <div
          data-offline-back
          hidden
          className="mb-8 rounded-md border-l-4 border-accent bg-accent-tint px-5 py-4"
        >
          <p className="mt-0 mb-4 font-semibold">{words.back}</p>
          <LinkButton href="/dashboard" variant="primary">
            {words.goOn}
          </LinkButton>
        </div>
        <section aria-label={words.region}>
          <div data-offline-recorder />
          <p role="status" className="m-0 empty:hidden" />
        </section>
        <noscript>
          <p className="m-0">{words.noScripts}</p>
        </noscript>
      </div>
    </div>
  );
}
