import { ApolloProvider } from '@apollo/client/react';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { StaffRole } from '@infinite/schema/catalogue/staff';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ConsoleApi } from '#platform/console-api.ts';
import { ConsoleContext } from '#platform/platform-context.tsx';
import { ConsolePasswordPrompt } from '#password/console-password-prompt.tsx';
import type { AdminConsoleProps } from './admin-console-props.ts';
import { LoadingView } from './loading-view.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

const SessionGone = lazy(() =>
  import('./session-gone.tsx').then((module) => ({ default: module.SessionGone })),
);

interface PanelProps extends AdminConsoleProps {
  user: SessionUser;
  role: StaffRole;
  /** Somebody signed in again, perhaps somebody else. */
  onUser: (user: SessionUser) => void;
  onLeave: () => void;
}

/** What staff sees, with the API behind it. */
export function Panel(props: PanelProps) {
  const { platform } = props;
  const [api, setApi] = useState<ConsoleApi | 'failed' | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => {
    platform
      .loadApi(() => setSignedOut(true))
      .then(
        (loaded) => setApi(loaded),
        () => setApi('failed'),
      );
  }, [platform]);
  if (api === 'failed') return <NotLoaded />;
  if (!api) return <LoadingView />;
  const leave = async () => {
    await platform.session.signOut();
    props.onLeave();
    platform.navigateHome();
  };
  return (
    <ConsoleContext value={{ platform, api, userId: props.user.id, role: props.role }}>
      <ApolloProvider client={api.client}>
        <SecondFactorGate onSignOut={() => void leave()}>
          <PanelFrame
            user={props.user}
            initialTab={props.initialTab}
            footer={props.footer}
            onSignOut={() => void leave()}
          />
        </SecondFactorGate>
        <ConsolePasswordPrompt />
        {signedOut ? (
          <Suspense fallback={null}>
            <SessionGone
              onDone={(user) => {
                setSignedOut(false);
                props.onUser(user);
              }}
            />
          </Suspense>
        ) : null}
      </ApolloProvider>
    </ConsoleContext>
  );
}
