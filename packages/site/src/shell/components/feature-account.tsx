import { featureBarWords as words } from '#shell/feature-bar.en.ts';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import clsx from 'clsx';
import { useAuthModal } from '#auth/use-auth-modal.ts';
import { leaveAccount } from '../leave-account.ts';
import { useViewer } from '../use-viewer.ts';

/** Who is there, or the ways in. */
export function FeatureAccount() {
  const viewer = useViewer();
  const modal = useAuthModal();
  if (viewer.status === 'signed-in') {
    return (
      <div className="flex min-w-0 items-center gap-3">
        <p className="m-0 truncate">{words.welcome(viewer.displayName)}</p>
        <Button size="sm" onClick={() => void leaveAccount()}>
          {words.signOut}
        </Button>
      </div>
    );
  }
  return (
    // Keeps its place while the session is not known yet, so that nothing jumps.
    <div
      className={clsx(
        'flex flex-wrap items-center gap-1',
        viewer.status === 'loading' && 'invisible',
      )}
    >
      <LinkButton href="/blog" size="sm" variant="quiet" className="max-sm:-ml-3">
        {words.blog}
      </LinkButton>
      <LinkButton href="/demo" size="sm" variant="quiet">
        {words.demo}
      </LinkButton>
      <Button size="sm" variant="quiet" onClick={() => modal.open({ tab: 'signin' })}>
        {words.signIn}
      </Button>
      <Button size="sm" variant="primary" onClick={() => modal.open()}>
        {words.start}
      </Button>
    </div>
  );
}
