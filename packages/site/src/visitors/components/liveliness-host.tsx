import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

const Liveliness = lazy(() =>
  import('./liveliness.tsx').then((module) => ({ default: module.Liveliness })),
);

/** The badge and the pop-up of the home page; their code comes when the page has come to life. */
export function LivelinessHost() {
  const { site, urlPathname } = usePageContext();
  const { visitorBadge: badge, notificationPopup: popup } = site;
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive || urlPathname !== '/' || (badge === 'OFF' && !popup)) return null;
  return (
    <Suspense fallback={null}>
      <Liveliness badge={badge} popup={popup} />
    </Suspense>
  );
}
