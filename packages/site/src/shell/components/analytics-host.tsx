import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { loadAnalytics } from '#auth/conversion.ts';

/** Loads the script of the analytics provider where an operator has configured one. */
export function AnalyticsHost() {
  const { analyticsScript } = usePageContext().site;
  useEffect(() => {
    if (analyticsScript) loadAnalytics(analyticsScript);
  }, [analyticsScript]);
  return null;
}
