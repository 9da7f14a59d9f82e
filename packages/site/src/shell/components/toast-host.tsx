import { currentToasts, subscribeToToasts } from '@infinite/ui/toast-store';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(() =>
  import('@infinite/ui/toaster').then((module) => ({ default: module.Toaster })),
);

/** Holds the toasts; their code comes with the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
