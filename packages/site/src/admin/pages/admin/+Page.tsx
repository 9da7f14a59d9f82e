import { LoadingView } from '@infinite/admin-console/loading-view';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import '#admin/console.css';

const BrowserConsole = lazy(() =>
  import('#admin/components/browser-console.tsx').then((m) => ({ default: m.BrowserConsole })),
);

/** The server renders the loading view for everyone; the browser then checks the session. */
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
