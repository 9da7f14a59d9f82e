import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';
import { SampleNotice } from './sample-notice.tsx';
import { VisitorBadge } from './visitor-badge.tsx';

export interface LivelinessProps {
  badge: VisitorBadgeMode;
  popup: boolean;
}

/** What floats above the home page, if an administrator wants it to. */
export function Liveliness({ badge, popup }: LivelinessProps) {
  return (
    <div className="fixed bottom-4 left-4 z-20 flex max-w-[calc(100vw-32px)] flex-col items-start gap-3 print:hidden">
      {popup ? <SampleNotice /> : null}
      {badge === 'OFF' ? null : <VisitorBadge mode={badge} />}
    </div>
  );
}
