import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { useEffect } from 'react';
import { mountedMark, startUpNoticeId } from '../boot-script.ts';
import { pressEarlyButton } from '../early-press.ts';

/**
 * Asks for patience when the page could not be mounted. The boot script shows it; a mounted page
 * says so and hides it again.
 */
export function StartUpNotice() {
  useEffect(() => {
    document.documentElement.dataset.mounted = mountedMark;
    document.getElementById(startUpNoticeId)?.setAttribute('hidden', '');
    pressEarlyButton();
  }, []);
  return (
    <p
      id={startUpNoticeId}
      hidden
      suppressHydrationWarning
      role="status"
      className="m-0 bg-amber-tint px-4 py-2 text-center text-ink"
    >
      {siteShellWords.startUp.mounting}
    </p>
  );
}
