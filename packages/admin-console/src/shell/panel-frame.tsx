import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { GrowthPlaces } from '#growth/growth-places.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PanelHeader } from './panel-header.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StatCards } from './stat-cards.tsx';
import { RefreshStatsContext } from './refresh-stats.ts';
import { isGrowthPlace, useOpenPlace } from './open-place.ts';
import { StandingNotices } from './standing-notices.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useStats } from './use-stats.ts';

/** The totals above the five places or the part 'Growth', and what belongs to all of them. */
export function PanelFrame(props: {
  user: SessionUser;
  initialTab: ConsolePlaceName;
  footer?: ReactNode;
  onSignOut: () => void;
}) {
  const stats = useStats();
  const shortcuts = useShortcuts(stats.refresh);
  const shown = useOpenPlace(props.initialTab);
  return (
    <RefreshStatsContext value={stats.refresh}>
      <OfflineNotice />
      <StandingNotices />
      <PanelHeader user={props.user} onSignOut={props.onSignOut} />
      <div className="mx-auto w-full max-w-[1440px] px-4 pb-20 sm:px-6">
        {isGrowthPlace(shown) ? (
          <GrowthPlaces shown={shown} />
        ) : (
          <>
            <StatCards {...stats} />
            <PanelTabs shown={shown} />
          </>
        )}
        <div className="mt-12 flex flex-wrap items-end justify-between gap-4 border-t border-rule pt-4">
          {props.footer}
          <Button variant="quiet" size="sm" onClick={() => shortcuts.setHelpOpen(true)}>
            <Icon as={Keyboard} />
            {words.shortcuts.open}
          </Button>
        </div>
      </div>
      <ShortcutsDialog shortcuts={shortcuts} />
    </RefreshStatsContext>
  );
}
