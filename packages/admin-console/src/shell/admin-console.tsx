import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccessDenied } from './access-denied.tsx';
import type { AdminConsoleProps } from './admin-console-props.ts';
import { LoadingView } from './loading-view.tsx';

const SignInView = lazy(() =>
  import('./sign-in-view.tsx').then((module) => ({ default: module.SignInView })),
);
const Panel = lazy(() => import('./panel.tsx').then((module) => ({ default: module.Panel })));

/**
 * The admin panel. What is checked here only chooses what to show: the server decides on each
 * call. The panel's own code is fetched for staff alone.
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
  const role = user?.staffRole ?? null;
  if (!user || !role) return <AccessDenied platform={platform} visitor={user === null} />;
  return (
    <Suspense fallback={<LoadingView />}>
      <Panel
        {...props}
        user={user}
        role={role}
        onUser={setUser}
        onLeave={() => setUser('loading')}
      />
    </Suspense>
  );
}
