import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import clsx from 'clsx';
import { loadAuthModal } from '#auth/components/auth-modal-host.tsx';
import { useAuthModal } from '#auth/use-auth-modal.ts';
import { leaveAccount } from '../leave-account.ts';
import { useViewer } from '../use-viewer.ts';

/** Sign in, or the current user and sign out. `onChoose` runs on every choice. */
export function AccountCorner({ onChoose, stacked }: { onChoose?: () => void; stacked?: boolean }) {
  const viewer = useViewer();
  const modal = useAuthModal();

  const leave = async () => {
    onChoose?.();
    await leaveAccount();
  };

  if (viewer.status === 'signed-in') {
    return (
      <div className={clsx('flex gap-2', stacked ? 'flex-col' : 'items-center')}>
        {/* The name is the way to the settings: a wide header has no room for one thing more. */}
        <a
          href="/settings"
          aria-label={siteShellWords.settingsOf(viewer.displayName)}
          title={siteShellWords.settingsOf(viewer.displayName)}
          className={clsx(
            'truncate rounded-sm py-2 font-semibold text-ink no-underline hover:underline',
            !stacked && 'max-w-24 xl:max-w-36',
          )}
          onClick={onChoose}
        >
          {viewer.displayName}
          {stacked ? <span className="text-ink-soft"> · {siteShellWords.settings}</span> : null}
        </a>
        {viewer.isAdmin ? (
          <LinkButton href="/admin" size="sm" onClick={onChoose}>
            {siteShellWords.admin}
          </LinkButton>
        ) : null}
        <LinkButton href="/dashboard" size="sm" variant="primary" onClick={onChoose}>
          {siteShellWords.dashboard}
        </LinkButton>
        <Button size="sm" onClick={leave}>
          {siteShellWords.signOut}
        </Button>
      </div>
    );
  }
  return (
    <Button
      size="sm"
      variant="primary"
      wide={stacked}
      // Keeps its place while the session is not known yet, so that nothing jumps.
      className={clsx(viewer.status === 'loading' && 'invisible')}
      onPointerEnter={() => void loadAuthModal().catch(() => undefined)}
      onClick={() => {
        onChoose?.();
        modal.open();
      }}
    >
      {siteShellWords.signInOrUp}
    </Button>
  );
}
