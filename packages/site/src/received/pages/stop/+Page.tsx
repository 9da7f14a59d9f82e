import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ClosedLink } from '#received/components/closed-link.tsx';
import { StopPage } from '#received/components/stop-page.tsx';
import type { Data } from './+data.ts';

/** 'This is not for me', 'Please don't write to me again', and 'I would rather not open it'. */
export function Page(): ReactElement {
  const { choices, ...rest } = useData<Data>();
  const { routeParams, site } = usePageContext();
  if (choices === null) return <ClosedLink state="UNKNOWN" supportEmail={site.supportEmail} />;
  return (
    <div className="page-column py-10 sm:py-16">
      <StopPage choices={choices} token={routeParams['token'] ?? ''} {...rest} />
    </div>
  );
}
