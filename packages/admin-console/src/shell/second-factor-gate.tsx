import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { SecondFactorDocument } from '@infinite/schema/generated/graphql';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoadingView } from './loading-view.tsx';

const SetUpSecondFactor = lazy(() =>
  import('./set-up-second-factor.tsx').then((module) => ({ default: module.SetUpSecondFactor })),
);

/**
 * Where this installation requires a second factor, an administrator without one sets it up before
 * anything else. The server refuses until then, so a question that fails shows the panel.
 */
export function SecondFactorGate(props: { children: ReactNode; onSignOut: () => void }) {
  const { data, networkStatus, refetch } = useQuery(SecondFactorDocument, {
    fetchPolicy: 'network-only',
  });
  // Asked again after a failure, it leaves what is open, and what is typed there, as it is.
  if (!data && networkStatus === NetworkStatus.loading) return <LoadingView />;
  if (!data?.secondFactor.due) return props.children;
  return (
    <Suspense fallback={<LoadingView />}>
      <SetUpSecondFactor onDone={() => void refetch()} onSignOut={props.onSignOut} />
    </Suspense>
  );
}
