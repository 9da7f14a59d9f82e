import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Platform } from '#platform/platform.ts';
import { AccessDenied } from './access-denied.tsx';
import { LoadingView } from './loading-view.tsx';

const SignInView = lazy(() =>
  import('./sign-in-view.tsx').then((module) => ({ default: module.SignInView })),
);
const Panel = lazy(() => import('./panel.tsx').then((module) => ({ default: module.Panel })));

export interface AdminConsoleProps {
  platform: Platform;
  /** The place shown when the address names none. */
  initialTab: ConsolePlaceName;
  /** Offers the sign-in to somebody signed out; elsewhere they are told that this is not for them. */
  offerSignIn?: boolean;
  /** Put at the foot by the shell, such as its choice of colours. */
  footer?: ReactNode;
}

/**
 * The admin panel. What is checked here only chooses what to show: the server decides on each
 * call. The panel's own code is fetched for administrators alone.
 */
export function AdminConsole(props: AdminConsoleProps) {
  const { platform, offerSignIn = false } = props;
  const [user, setUser] = useState<SessionUser | null | 'loading'>('loading');
  useEffect(() => {
    let current = true;
    void platform.session.read().then((found) => {
      if (current) setUser(found);
    });
    return () => {
      current = false;
    };
  }, [platform]);

  if (user === 'loading') return <LoadingView />;
  if (user === null && offerSignIn) {
    return (
      <Suspense fallback={<LoadingView />}>
        <SignInView platform={platform} onDone={setUser} />
      </Suspense>
    );
  }
  if (user?.role !== 'admin') return <AccessDenied platform={platform} visitor={user === null} />;
  return (
    <Suspense fallback={<LoadingView />}>
      <Panel {...props} user={user} onUser={setUser} onLeave={() => setUser('loading')} />
    </Suspense>
  );
}
