import { type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { openAuthModal } from '#auth/auth-modal-store.ts';
import { Dashboard } from '#dashboard/components/dashboard.tsx';
import type { Data } from './+data.ts';

/** The member's first screen. */
export function Page(): ReactElement | null {
  const { viewer, now } = usePageContext();
  const first = useData<Data>();
  if (!viewer) return null;
  return (
    <Dashboard
      first={first}
      viewer={viewer}
      clock={{ now, timeZone: viewer.timeZone }}
      onSignIn={(done) => openAuthModal({ stay: true, onSuccess: done })}
    />
  );
}
