import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { firstPlaceOf, mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useStaffRole } from '#platform/platform-context.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useOpenPlace } from './open-place.ts';
import { OpenScreen } from './open-screen.tsx';
import { NotInRole } from './not-in-role.tsx';
import { RefreshStatsContext } from './refresh-stats.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SideBar } from './side-bar.tsx';
import { StandingNotices } from './standing-notices.tsx';
import { TotalsStrip } from './totals-strip.tsx';
import { useFindKey } from './use-find-key.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStanding } from './use-standing.ts';
import { useStats } from './use-stats.ts';
import { WaitingContext, waitingOf } from './waiting.ts';

const ConsolePalette = lazy(() =>
  import('#palette/console-palette.tsx').then((m) => ({ default: m.ConsolePalette })),
);

/** The places whose subject the totals are. */
const withTotals: readonly ConsolePlaceName[] = ['users', 'analytics'];

/** The side bar, the open place beside it, and what belongs to all of them. */
export function PanelFrame(props: {
  user: SessionUser;
  initialTab: ConsolePlaceName;
  footer?: ReactNode;
  onSignOut: () => void;
}) {
  const stats = useStats();
  const shortcuts = useShortcuts(stats.refresh);
  const standing = useStanding();
  const [finding, setFinding] = useState(false);
  useFindKey(() => setFinding(true));
  const role = useStaffRole();
  const shown = useOpenPlace(firstPlaceOf(role, props.initialTab));
  return (
    <RefreshStatsContext value={stats.refresh}>
      <WaitingContext value={waitingOf(standing)}>
        <div className="items-start sm:flex">
          <SideBar
            user={props.user}
            shown={shown}
            onSignOut={props.onSignOut}
            onFind={() => setFinding(true)}
          />
          <div className="min-w-0 grow">
            <OfflineNotice />
            <StandingNotices standing={standing} />
            {role === 'reader' ? (
              <p className="m-0 border-b border-rule bg-sunk px-4 py-2 text-center text-sm text-ink-soft">
                {words.roles.nothingToChange}
              </p>
            ) : null}
            <div className="mx-auto max-w-[1760px] px-4 pb-20 sm:px-6">
              {role === 'admin' && withTotals.includes(shown) ? <TotalsStrip {...stats} /> : null}
              <div className="pt-3">
                {mayOpenPlace(role, shown) ? <OpenScreen shown={shown} /> : <NotInRole />}
              </div>
              <div className="mt-12 flex flex-wrap items-end justify-between gap-4 border-t border-rule pt-4">
                {props.footer}
                <Button variant="quiet" size="sm" onClick={() => shortcuts.setHelpOpen(true)}>
                  <Icon as={Keyboard} />
                  {words.shortcuts.open}
                </Button>
              </div>
            </div>
          </div>
        </div>
        <ShortcutsDialog shortcuts={shortcuts} />
        {finding ? (
          <Suspense fallback={null}>
            <ConsolePalette
              acts={{
                refresh: stats.refresh,
                showShortcuts: () => shortcuts.setHelpOpen(true),
                signOut: props.onSignOut,
              }}
              onClose={() => setFinding(false)}
            />
          </Suspense>
        ) : null}
      </WaitingContext>
    </RefreshStatsContext>
  );
}
