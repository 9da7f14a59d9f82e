import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { useEffect, useRef } from 'react';
import { GrowthMenu } from '#growth/growth-menu.tsx';

/** Whose panel it is, and the way out. */
export function PanelHeader(props: { user: SessionUser; onSignOut: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus went with the view before, such as the sign-in.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header className="border-b border-rule">
      <div className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <h1 className="m-0 text-2xl focus:outline-none" tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <GrowthMenu />
          <span className="max-w-60 truncate text-ink-soft max-sm:order-last max-sm:w-full">
            {words.signedInAs(props.user.displayName)}
          </span>
          <Button size="sm" onClick={props.onSignOut}>
            {words.signOut}
          </Button>
        </div>
      </div>
    </header>
  );
}
