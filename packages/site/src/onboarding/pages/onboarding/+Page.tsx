import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { Onboarding } from '#onboarding/components/onboarding.tsx';
import type { Data } from './+data.ts';

/** From a new account to the first recording. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const data = useData<Data>();
  if (!viewer) return null;
  return <Onboarding viewer={viewer} {...data} />;
}
