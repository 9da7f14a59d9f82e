import { AdminConsole } from '@infinite/admin-console/admin-console';
import { LoadingView } from '@infinite/admin-console/loading-view';
import { defaultConsoleTab } from '@infinite/schema/catalogue/admin';
import { useEffect, useMemo, useState } from 'react';
import type { DialogName } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';
import { AboutDialog } from '#renderer/dialogs/about-dialog.tsx';
import { FilesDialog } from '#renderer/dialogs/files-dialog.tsx';
import { ProfilesDialog } from '#renderer/dialogs/profiles-dialog.tsx';
import { desktopPlatform } from '#renderer/platform/desktop-platform.ts';
import { goTo } from '#renderer/platform/hash-location.ts';
import { useDesktopState } from '#renderer/state-store.ts';
import { AppStrip } from './app-strip.tsx';
import { Banners } from './banners.tsx';
import { FirstRun } from './first-run.tsx';
import { TransferBar } from './transfer-bar.tsx';

/** The console with what only an application has around it. */
export function DesktopShell() {
  const state = useDesktopState();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [signIns, setSignIns] = useState(0);
  const platform = useMemo(
    () =>
      desktopPlatform({
        toSignIn: () => setSignIns((count) => count + 1),
        toServers: () => setDialog('profiles'),
      }),
    [],
  );
  useEffect(() => bridge.on('navigate', goTo), []);
  useEffect(() => bridge.on('dialog:open', setDialog), []);

  if (!state) return <LoadingView />;
  const { activeProfile } = state;
  const close = (open: boolean) => {
    if (!open) setDialog(null);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      {activeProfile ? <AppStrip profile={activeProfile} onOpen={setDialog} /> : null}
      <Banners state={state} />
      <main className="grow">
        {activeProfile ? (
          <AdminConsole
            // Another server, or another sign-in, is another console.
            key={`${activeProfile.id} ${signIns}`}
            platform={platform}
            initialTab={defaultConsoleTab}
            offerSignIn
          />
        ) : (
          <FirstRun onAbout={() => setDialog('about')} />
        )}
      </main>
      <TransferBar transfers={state.transfers} />
      <ProfilesDialog state={state} open={dialog === 'profiles'} onOpenChange={close} />
      <AboutDialog state={state} open={dialog === 'about'} onOpenChange={close} />
      {activeProfile ? (
        <FilesDialog state={state} open={dialog === 'files'} onOpenChange={close} />
      ) : null}
    </div>
  );
}
