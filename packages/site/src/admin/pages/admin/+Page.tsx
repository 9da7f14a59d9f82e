import { LoadingView } from '@infinite/admin-console/loading-view';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

const BrowserConsole = lazy(() =>
  import('#admin/components/browser-console.tsx').then((m) => ({ default: m.BrowserConsole })),
);

/** The server draws the loading view for everyone; who is there is asked by the browser. */
export function Page(): ReactElement {
  const { urlPathname } = usePageContext();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return <LoadingView />;
  return (
    <Suspense fallback={<LoadingView />}>
      <BrowserConsole path={urlPathname} />
    </Suspense>
  );
}
