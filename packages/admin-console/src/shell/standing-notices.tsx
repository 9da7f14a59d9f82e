import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import type { ReactNode } from 'react';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';
import type { Standing } from './use-standing.ts';

const words = adminConsoleWords.standing;

/** What holds for the whole installation stands above every place until it is over. */
export function StandingNotices({ standing }: { standing: Standing | undefined }) {
  const links = usePlaceLinks();
  if (!standing) return null;
  const { maintenanceMode, deliveries } = standing;
  // The hold has a line of its own.
  const alarms = (standing.alarms ?? []).filter(({ kind }) => kind !== 'hold').length;
  return (
    <div role="status" aria-label={words.label}>
      {maintenanceMode ? (
        <Notice action={words.toSettings} link={links.open('settings')}>
          {words.maintenance}
        </Notice>
      ) : null}
      {deliveries?.held ? (
        <Notice
          action={words.toDeliveries}
          link={links.to({ tab: 'operations', view: 'deliveries' })}
        >
          {words.held(deliveries.reason ?? '')}
        </Notice>
      ) : null}
      {alarms > 0 ? (
        <Notice action={words.toHealth} link={links.to({ tab: 'operations', view: 'health' })}>
          {words.alarms(alarms)}
        </Notice>
      ) : null}
    </div>
  );
}

function Notice(props: { action: string; link: PlaceLink; children: ReactNode }) {
  return (
    <p className="m-0 flex flex-wrap justify-center gap-x-3 border-b border-edge bg-amber-tint px-4 py-2 text-sm text-amber-ink">
      <span>{props.children}</span>
      <a {...props.link} className="font-semibold underline">
        {props.action}
      </a>
    </p>
  );
}
