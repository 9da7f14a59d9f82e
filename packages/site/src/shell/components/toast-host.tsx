import { currentToasts, subscribeToToasts } from '@infinite/ui/toast-store';
import { carryToastOver, showCarriedToast } from '@infinite/ui/toast-carry';
import { lazy, useEffect, useSyncExternalStore } from 'react';
import { OptionalPart } from './optional-part.tsx';
import { PlainToaster } from './plain-toaster.tsx';

const Toaster = lazy(() =>
  import('@infinite/ui/toaster').then((module) => ({ default: module.Toaster })),
);

/**
 * Holds the toasts. The code that animates and swipes them comes with the first one; until then,
 * and where it cannot be loaded, a plain viewport answers the hotkey and shows the words.
 */
export function ToastHost() {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  useEffect(() => {
    showCarriedToast();
    return carryToastOver();
  }, []);
  if (!wanted) return <PlainToaster />;
  return (
    <OptionalPart without={<PlainToaster />}>
      <Toaster />
    </OptionalPart>
  );
}
