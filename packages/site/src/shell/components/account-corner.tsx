import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { LinkButton } from '@infinite/ui/link-button';
import clsx from 'clsx';
import { usePageContext } from 'vike-react/usePageContext';
import { authButton } from '#auth/auth-buttons.ts';

/**
 * Sign in, or the current member and sign out. A page for everyone renders both, and
 * `client/account.ts` shows the one that holds.
 */
export function AccountCorner() {
  const { viewer } = usePageContext();
  return (
    <div data-account className="min-w-0">
      <div
        data-for-visitors
        hidden={Boolean(viewer)}
        className={clsx(viewer === undefined && 'invisible noscript:visible')}
      >
        <button
          {...authButton({})}
          className={clsx(buttonStyle({ variant: 'primary', size: 'sm' }), 'max-xl:w-full')}
        >
          {siteShellWords.signInOrUp}
        </button>
      </div>
      <div
        data-for-members
        hidden={!viewer}
        className="flex min-w-0 items-center gap-2 max-xl:flex-wrap xl:[&>:not([data-account-settings])]:shrink-0"
      >
        {/* The name is the way to the settings: a wide header has no room for one thing more. */}
        <a
          href="/settings"
          data-account-settings
          aria-label={viewer ? siteShellWords.settingsOf(viewer.displayName) : undefined}
          title={viewer ? siteShellWords.settingsOf(viewer.displayName) : undefined}
          className="truncate rounded-sm py-2 font-semibold text-ink no-underline hover:underline max-xl:w-full xl:max-w-24 xl:min-w-6"
        >
          <span data-account-name>{viewer?.displayName}</span>
          <span className="text-ink-soft xl:hidden"> · {siteShellWords.settings}</span>
        </a>
        <LinkButton
          href="/admin"
          size="sm"
          data-for-admins
          hidden={!viewer || viewer.role === 'MEMBER'}
        >
          {siteShellWords.admin}
        </LinkButton>
        <LinkButton href="/dashboard" size="sm" variant="primary">
          {siteShellWords.dashboard}
        </LinkButton>
        <button type="button" data-sign-out className={buttonStyle({ size: 'sm' })}>
          {siteShellWords.signOut}
        </button>
      </div>
    </div>
  );
}
