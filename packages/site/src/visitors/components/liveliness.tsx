import { livelinessWords as words } from '@infinite/schema/words/site-settings.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Eye, X } from 'lucide-react';
import { usePageContext } from 'vike-react/usePageContext';

const landingPaths: readonly string[] = ['/', '/enhanced'];

/**
 * What an administrator adds to the home page in landing mode. The badge stands below the footer,
 * where it covers no link on a narrow screen; the pop-up floats. Rendered hidden on the server;
 * `serve-liveliness.ts` shows both.
 */
export function Liveliness() {
  const { site, urlPathname, config } = usePageContext();
  const { visitorBadge: mode, notificationPopup: popup } = site;
  const landing = landingPaths.includes(urlPathname) && config.frame !== 'feature';
  if (!landing || (mode === 'OFF' && !popup)) return null;
  return (
    <div data-island="liveliness" className="contents">
      {popup ? (
        <div className="fixed bottom-4 left-4 z-20 max-w-[calc(100vw-32px)] print:hidden">
          <SampleNotice />
        </div>
      ) : null}
      {mode === 'OFF' ? null : (
        <div className="flex justify-center bg-sunk px-4 pb-4 has-[>[hidden]]:hidden print:hidden">
          <VisitorBadge sample={mode === 'SIMULATED'} />
        </div>
      )}
    </div>
  );
}

/**
 * The pop-up of made-up notices, each marked as a sample. The live region is always there, so that
 * what appears in it is read aloud.
 */
function SampleNotice() {
  return (
    <div role="status" aria-label={words.notices} data-sample-notices>
      <div
        hidden
        className="max-w-80 animate-rise rounded-lg border border-rule bg-raised px-5 py-4 text-sm shadow-float"
      >
        <Badge tone="amber">{words.sampleNotice}</Badge>
        <p className="mt-2 mb-0">
          <strong /> <span />
        </p>
        <p className="m-0 text-ink-soft" />
        <Button size="sm" variant="quiet" className="mt-2">
          {words.dismiss}
        </Button>
      </div>
    </div>
  );
}

/** How many look at the page, counted or made up; the reader may hide it. */
function VisitorBadge({ sample }: { sample: boolean }) {
  return (
    <aside
      hidden
      aria-label={words.visitors}
      data-visitors={sample ? 'simulated' : 'live'}
      className="flex animate-appear items-center gap-2 rounded-full border border-rule bg-raised py-1 pr-1 pl-4 text-sm shadow-float"
    >
      <Icon as={Eye} className="text-accent" />
      <span>
        <span data-viewing />
        {sample ? <span className="ml-2 text-ink-soft">({words.sampleFigure})</span> : null}
      </span>
      <button
        type="button"
        aria-label={words.hideBadge}
        className="flex size-8 cursor-pointer items-center justify-center rounded-full border-0 bg-transparent text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Icon as={X} />
      </button>
    </aside>
  );
}
