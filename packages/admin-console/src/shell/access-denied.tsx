import { accessDeniedPauseMs } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect } from 'react';
import type { Platform } from '#platform/platform.ts';

const words = adminConsoleWords.denied;

/** Says that this is not open to the reader, and takes them home. */
export function AccessDenied({ platform, visitor }: { platform: Platform; visitor: boolean }) {
  useEffect(() => {
    showToast({ title: words.toast, description: words.toastText, tone: 'danger' });
    const leaving = setTimeout(() => platform.navigateHome(), accessDeniedPauseMs);
    return () => clearTimeout(leaving);
  }, [platform]);
  return (
    <div className="page-column pb-20" role="alert">
      <PageHeading title={words.heading} lead={words.text} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => platform.navigateHome()}>
          {words.home}
        </Button>
        {visitor ? (
          <Button onClick={() => platform.navigateToSignIn()}>{words.signIn}</Button>
        ) : null}
      </div>
    </div>
  );
}
