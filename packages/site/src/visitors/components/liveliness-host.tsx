import { lazy, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { OptionalPart } from '#shell/components/optional-part.tsx';

const Liveliness = lazy(() =>
  import('./liveliness.tsx').then((module) => ({ default: module.Liveliness })),
);

const landingPaths: readonly string[] = ['/', '/enhanced'];

/** The badge and the pop-up of the home page in landing mode; their code comes when the page has come to life. */
export function LivelinessHost() {
  const { site, urlPathname, config } = usePageContext();
  const { visitorBadge: badge, notificationPopup: popup } = site;
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const landing = landingPaths.includes(urlPathname) && config.frame !== 'feature';
  if (!alive || !landing || (badge === 'OFF' && !popup)) return null;
  return (
    <OptionalPart without={null}>
      <Liveliness badge={badge} popup={popup} />
    </OptionalPart>
  );
}
