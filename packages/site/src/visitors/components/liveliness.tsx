import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';
import { SampleNotice } from './sample-notice.tsx';
import { VisitorBadge } from './visitor-badge.tsx';

export interface LivelinessProps {
  badge: VisitorBadgeMode;
  popup: boolean;
}

/**
 * What an administrator adds to the home page. The badge stands below the footer, where it covers
 * no link on a narrow screen; the pop-up floats.
 */
export function Liveliness({ badge, popup }: LivelinessProps) {
  return (
    <>
      {popup ? (
        <div className="fixed bottom-4 left-4 z-20 max-w-[calc(100vw-32px)] print:hidden">
          <SampleNotice />
        </div>
      ) : null}
      {badge === 'OFF' ? null : (
        <div className="flex justify-center bg-sunk px-4 pb-4 empty:hidden print:hidden">
          <VisitorBadge mode={badge} />
        </div>
      )}
    </>
  );
}
